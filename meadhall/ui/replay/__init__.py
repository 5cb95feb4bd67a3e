"""A match as a file that needs no Meadhall: a page for any browser, or an animated picture.

`frames` takes the scenes of a match apart into grounds, pieces and what is written over them;
`page` makes a page of HTML of that, `animation` a picture in the APNG format, and `saving` does
either bit by bit, so that a window stays awake.
"""
