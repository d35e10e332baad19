"""The one rules engine under all games: pure, in no language, standard library only."""
