"""From a greeting to a signed beginning: tables, lobbies, invitations, series."""
