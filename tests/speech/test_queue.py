"""The laws of the queue of announcements."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.message import Words
from a11y_dice.speech.queue import SpeechQueue
from a11y_dice.speech.utterance import Priority, Utterance

NORMAL, NEXT, NOW = Priority

announcements = st.lists(st.tuples(st.sampled_from(Priority), st.integers(0, 3)), max_size=12)
"""Priority and group of announcements, in the order in which they come."""
steps = st.lists(st.sampled_from(["begin", "end", "add"]), max_size=40)


def utterances(given_: list[tuple[Priority, int]]) -> list[Utterance]:
    """One announcement each, with its place as its words."""
    return [
        Utterance(Words(str(at)), Words(str(at)), priority, group)
        for at, (priority, group) in enumerate(given_)
    ]


def queued(*given_: tuple[Priority, int]) -> list[str]:
    """The words of announcements in the order in which they are said."""
    queue = SpeechQueue()
    for utterance in utterances(list(given_)):
        queue, _ = queue.added(utterance)
    return [utterance.words for utterance in queue.waiting]


def test_the_answer_comes_before_your_turn_and_that_before_others() -> None:
    assert queued((NORMAL, 1), (NEXT, 2), (NOW, 3)) == ["2", "1", "0"]


def test_equals_are_said_in_the_order_in_which_they_came() -> None:
    assert queued((NEXT, 1), (NEXT, 2), (NEXT, 3)) == ["0", "1", "2"]


def test_what_one_key_brought_about_stays_together() -> None:
    assert queued((NOW, 1), (NORMAL, 1), (NORMAL, 2), (NEXT, 1)) == ["0", "1", "3", "2"]


@given(announcements)
def test_nothing_is_lost_or_doubled(given_: list[tuple[Priority, int]]) -> None:
    assert sorted(queued(*given_), key=int) == [str(at) for at in range(len(given_))]


@given(announcements)
def test_a_group_keeps_its_order(given_: list[tuple[Priority, int]]) -> None:
    said = [int(words) for words in queued(*given_)]
    for group in range(4):
        own = [at for at in said if given_[at][1] == group]
        assert own == sorted(own)


@given(announcements, st.sampled_from(Priority))
def test_a_new_group_waits_for_nothing_less_urgent_and_passes_nothing_as_urgent(
    given_: list[tuple[Priority, int]], priority: Priority
) -> None:
    queue = SpeechQueue()
    for utterance in utterances(given_):
        queue, _ = queue.added(utterance)
    new = Utterance(Words("new"), Words("new"), priority, group=9)
    added, _ = queue.added(new)
    place = added.waiting.index(new)
    assert all(other.priority >= priority for other in added.waiting[:place])
    after = added.waiting[place + 1 :]
    assert not after or after[0].priority < priority
    assert [other for other in added.waiting if other is not new] == list(queue.waiting)


@given(announcements, steps)
def test_an_answer_cuts_off_what_is_older_and_nothing_else(
    given_: list[tuple[Priority, int]], course: list[str]
) -> None:
    coming, queue = utterances(given_), SpeechQueue()
    for step in course:
        if step == "begin" and queue.waiting and not queue.saying:
            assert queue.begun().saying == queue.waiting[0]
            queue = queue.begun()
        elif step == "end":
            queue = queue.ended()
        elif coming:
            new, saying = coming.pop(0), queue.saying
            queue, interrupts = queue.added(new)
            is_answer = new.priority is NOW
            assert interrupts == (is_answer and saying is not None and saying.group < new.group)
            assert queue.saying == (None if interrupts else saying)


@given(announcements)
def test_who_wants_no_interruption_has_none(given_: list[tuple[Priority, int]]) -> None:
    first, *coming = [Utterance(Words(""), Words("")), *utterances(given_)]
    queue = SpeechQueue((first,)).begun()
    for utterance in coming:
        queue, interrupts = queue.added(utterance, never_interrupt=True)
        assert not interrupts
        assert queue.saying is first


@given(announcements)
def test_a_key_empties_the_queue_and_gives_what_was_not_begun(
    given_: list[tuple[Priority, int]],
) -> None:
    queue = SpeechQueue()
    for utterance in utterances(given_):
        queue, _ = queue.added(utterance)
    if queue.waiting:
        queue = queue.begun()
    assert queue.skipped() == (SpeechQueue(), queue.waiting)


def test_values_do_not_change() -> None:
    queue = SpeechQueue()
    one, two = utterances([(NOW, 1), (NOW, 2)])
    grown = [queue, queue.added(one)[0], queue.added(one)[0].added(two)[0]]
    assert [len(state.waiting) for state in grown] == [0, 1, 2]
    assert all(before != after for before, after in pairwise(grown))
