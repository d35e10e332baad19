"""Tests of the engine that all games run on."""
