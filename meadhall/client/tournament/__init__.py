"""What a tournament comes to: how strong each player is, as numbers and as a picture."""
