"""The lab: where the computer players' knowledge is made, and where others meet our games.

`learning` finds the weights of an evaluation by self-play, `endgames` solves positions backwards,
`adapters` offer the games to other people's libraries. Commands of `client` run it; nothing that
plays a match needs it. docs/lab.md says how to use it.
"""
