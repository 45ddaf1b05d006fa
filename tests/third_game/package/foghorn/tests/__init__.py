"""What Fogline asks of a game: golden records, refusals, and a test for every paragraph of its rules."""
