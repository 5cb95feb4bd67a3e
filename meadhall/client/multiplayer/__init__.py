"""Tables on the network: people nearby, invitations, acquaintances, the state of the links."""
