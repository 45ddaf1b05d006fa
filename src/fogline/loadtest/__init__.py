"""What the table service holds on this machine: a real service, clients in other processes, real rules."""
