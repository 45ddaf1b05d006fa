"""Pictures of San Francisco: the table in a terminal."""
