"""Valknut in a window: `layout` says where all lies, `words` what is said of it, `painting` how it
looks, `outcomes` what a choice kills, `cues` what is shown one after the other; `board` joins
them.
"""
