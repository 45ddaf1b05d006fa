"""What bots think of Ticket to Ride: plans, what an action promises, how a position will end, what others may hold."""
