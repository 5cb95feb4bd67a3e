"""A match among peers: the log, its steps, its members, and who hears whom."""
