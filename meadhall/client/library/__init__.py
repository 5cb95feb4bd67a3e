"""The matches on this computer: found, summed up, counted."""
