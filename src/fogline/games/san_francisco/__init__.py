"""San Francisco, a game by Reiner Knizia (Rebel Studio, 2022), for 2 to 4 players."""

from fogline.games.san_francisco.game import SanFranciscoGame as GAME

__all__ = ["GAME"]
