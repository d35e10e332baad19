"""Laws that hold for every game. A new game is tested by being there; nothing here names one."""
