"""Several nodes on one PostgreSQL database: any of them takes any client, and one at a time has a table.

`membership` says who is there and takes tables, `storage` refuses what a node writes that has a table no more, `link`
carries what is passed on from node to node, `guests` answers it, and `passing` sends it.
"""
