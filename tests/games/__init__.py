"""Tests of single games: a folder each."""
