"""Many games: matches between bots, simulations over several processes, and what they add up to."""
