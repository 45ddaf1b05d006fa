"""Pictures of Ticket to Ride: San Francisco: the table in a terminal, the map as text and as SVG."""
