"""The main window and what surrounds its pages: menus, sidebar, status, dialogs."""
