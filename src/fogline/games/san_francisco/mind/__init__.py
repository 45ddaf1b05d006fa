"""What bots think of San Francisco: what an action promises, how a position will end, and quick play behind that."""
