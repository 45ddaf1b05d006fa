"""Foghorn, a small card game of ours for 2 to 4 players: hidden hands, luck, and a fog that thickens card by card."""

from foghorn.game import FoghornGame as GAME

__all__ = ["GAME"]
