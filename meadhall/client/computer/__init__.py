"""The processes in which computer players think."""
