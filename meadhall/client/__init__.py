"""The application: command line, sessions, match library, settings, worker processes."""
