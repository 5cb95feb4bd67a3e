"""A board on the screen: its scene, its widget, its pictures, sounds and spoken places."""
