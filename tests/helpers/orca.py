"""As much of Orca 49 as Prism talks to, on the session's D-Bus: prints what it is told.

Run by the system's own Python, which has D-Bus: python3 orca.py
"""

from __future__ import annotations

from typing import Any

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

SERVICE = "org.gnome.Orca.Service"
MODULE = "org.gnome.Orca.Module"


class Orca(dbus.service.Object):  # type: ignore[misc]  # it has no types
    """The service."""

    @dbus.service.method(SERVICE, in_signature="s", out_signature="b")  # type: ignore[untyped-decorator]  # as above
    def PresentMessage(self, message: str) -> bool:  # noqa: N802 - Orca's name
        """Say and show a message."""
        print("say", message, flush=True)  # noqa: T201 - whoever runs this reads it
        return True


class Speech(dbus.service.Object):  # type: ignore[misc]  # as above
    """Its part for speech."""

    @dbus.service.method(MODULE, out_signature="a(ss)")  # type: ignore[untyped-decorator]  # as above
    def ListCommands(self) -> list[tuple[str, str]]:  # noqa: N802 - Orca's name
        """What it can be told."""
        return [("InterruptSpeech", "stops speech")]

    @dbus.service.method(MODULE, in_signature="sb", out_signature="b")  # type: ignore[untyped-decorator]  # as above
    def ExecuteCommand(self, name: str, _: Any) -> bool:  # noqa: N802 - Orca's name
        """Do it."""
        print(name, flush=True)  # noqa: T201 - as above
        return True


def main() -> None:
    """Serve until killed."""
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    kept = (
        Orca(bus, "/org/gnome/Orca/Service"),
        Speech(bus, "/org/gnome/Orca/Service/SpeechAndVerbosityManager"),
        dbus.service.BusName(SERVICE, bus),
    )
    print("ready", flush=True)  # noqa: T201 - as above
    GLib.MainLoop().run()
    del kept


if __name__ == "__main__":
    main()
