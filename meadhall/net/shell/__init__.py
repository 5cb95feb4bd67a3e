"""The one thin layer that touches sockets, threads and clocks; what it drives is free of them.

`tls` makes two strangers sure of each other's keys, `node` serves and dials for one table,
`discovery` finds tables and people nearby, and `addresses` knows where this machine can be reached.
"""
