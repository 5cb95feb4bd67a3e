"""The windows. Everything that knows Qt is in here, and nothing that knows a rule.

A board is decided as a frozen `Scene` (boards/), painted by functions that are given a painter
and a theme (paint/), and shown by one widget (board_widget). Pages hold widgets together, the
window holds pages, and all of them talk to a `Session` of `meadhall.client`.
"""
