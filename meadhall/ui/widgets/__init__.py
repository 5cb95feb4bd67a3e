"""Widgets, layouts and looks that every page is made of."""
