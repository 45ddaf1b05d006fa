"""Ticket to Ride: San Francisco, a game by Alan R. Moon (Days of Wonder, 2022), for 2 to 4 players."""

from fogline.games.ticket_to_ride.game import TicketToRideGame as GAME

__all__ = ["GAME"]
