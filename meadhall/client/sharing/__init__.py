"""Handing Meadhall on: a computer that has it serves it to the others on this network.

wheels     packages as they are installed here, made into wheel files again
shelf      the folder of wheels, and for which systems it is complete
page       what a guest's browser shows, and the program that installs it
server     serves both, and tells who fetched what
"""
