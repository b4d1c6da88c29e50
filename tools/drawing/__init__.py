"""Draws the deck of pictures from an icon set; see `pictures_deck.py`. Needs nothing but Python."""
