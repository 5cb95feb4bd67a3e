"""What the computer offers: folders, settings, screen, desktop; and errors for its user."""
