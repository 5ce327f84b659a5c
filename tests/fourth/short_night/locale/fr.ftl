variant-short-night = Nuit courte
variant-why-short-night = Quatre cartes en main au lieu de cinq.
