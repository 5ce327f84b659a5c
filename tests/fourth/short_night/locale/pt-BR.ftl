variant-short-night = Noite curta
variant-why-short-night = Quatro cartas na mão em vez de cinco.
