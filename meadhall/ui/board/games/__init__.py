"""How each family of games lies on the table.

What a board shows is a value: `scene`. What a board must offer: `board`. Which game has
which board: `shelf`. One module for each family besides.
"""
