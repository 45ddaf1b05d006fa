"""Tables for people far away: HTTP and WebSocket, storage, bot workers. It knows games only by their contract."""
