"""Match files and identity files on a disk."""
