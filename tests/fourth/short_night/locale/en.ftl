variant-short-night = Short night
variant-why-short-night = Four cards in hand instead of five.
