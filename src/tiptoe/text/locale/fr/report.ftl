# La page de `tiptoe report`.

report-title = Ce qui se passe dans { $game }
report-made = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $spec }, { $chairs ->
    [one] { $chairs } place
   *[other] { $chairs } places
}, toutes jouées par { $bot }.
report-seeds = Graines { $first } à { $last }, Tiptoe { $version }. La commande ci-dessus redonne le même rapport.
report-pack = Avec le paquet { $pack }.
report-interrupted = Interrompu : { $asked } parties étaient demandées.
report-than = { $change } en comparaison
report-warnings = Avertissements
report-nothing = { $looks ->
    [one] Rien d’anormal : { $looks } carte ou jeton examiné.
   *[other] Rien d’anormal : { $looks } cartes et jetons examinés.
}
report-warn-loops = { $item } tourne en rond : une même place l’a prise { $times } fois en un seul tour{ $games ->
    [0] .
    [one] , et il a fallu arrêter { $games } partie.
   *[other] , et il a fallu arrêter { $games } parties.
}{ $aside ->
    [0] { "" }
   *[other] {""} Le reste de ce rapport a été fait avec une carte vierge à sa place.
}
report-warn-endless = { $games ->
    [one] Il a fallu arrêter { $games } partie dans un tour sans fin.
   *[other] Il a fallu arrêter { $games } parties dans un tour sans fin.
}
report-warn-dominant = { $item } : trop forte. Qui la prend marque { $gain } de plus qu’avec une carte vierge à sa place, et ses chances de gagner changent de { $wins } ; elle est prise dans { $rate } des parties où elle est proposée.
report-warn-dead = { $item } : carte morte. On pouvait la payer dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, elle a été prise dans { $taken }. Même offerte à tout le monde, elle ne change les points d’une place que de { $gain }.
report-warn-unaffordable = Presque personne ne peut jamais payer { $item } : proposée dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, à portée de quelqu’un dans { $payable }.
report-warn-longer = Les parties sont plus longues : { $here } manches au lieu de { $there }.
report-warn-shorter = Les parties sont plus courtes : { $here } manches au lieu de { $there }.
report-warn-deadlier = Le jeu est plus meurtrier : { $here } des places sont perdues au lieu de { $there }.
report-warn-safer = Le jeu est moins dangereux : { $here } des places sont perdues au lieu de { $there }.
report-warn-seat = L’ordre du tour compte davantage : { $wins } de victoires pour le numéro { $rank }, { $change } par rapport à la référence.
report-length = Durée, points, destins
report-plot-rounds = Parties selon leurs manches
report-plot-scores = Places selon leurs points
report-all-seats = toutes les places
report-winners = gagnants
report-fates = Destins
report-endings = Fin des parties : { $endings }.
report-ending-everybody-out = tout le monde est sorti : { $n }
report-ending-deck-empty = pioche épuisée : { $n }
report-ending-bag-empty = sac vide : { $n }
report-ending-endless = arrêtées : { $n }
report-measure-rounds = Manches
report-measure-decisions = Décisions
report-measure-score = Points d’une place
report-measure-winning-score = Points de la meilleure place
report-measure-escaped = Sortis vivants
report-measure-rescued = Secourus
report-measure-lost = Perdus
report-seats = Ordre du tour
report-seats-about = À quelle fréquence chaque rang du tour gagne. La ligne pointillée, { $par }, est la part équitable.
report-place = { $rank ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
report-wins = Ce qui fait gagner
report-wins-about = À quelle fréquence une place gagne, selon les points de son meilleur Artefact.
report-wins-best = Ce qui a le plus rapporté à qui l’a pris : { $items }.
report-none = aucun
report-map = Les chemins empruntés
report-map-about = Combien de fois par partie on entre dans chaque salle ; plus un chemin est large, plus il est emprunté.
report-roads = Les passages les plus fréquentés
report-road = Passage
report-a-game = par partie
report-cards = Cartes
report-tokens = Jetons
report-items-about = La valeur est ce que ceux qui l’ont prise avaient de plus que dans les mêmes parties avec une carte vierge à sa place. Cliquez sur l’en-tête d’une colonne pour trier.
report-own = à vous
report-payable = payable dans { $games }
report-times = { $n } fois
report-column-item = Nom
report-column-cost = Coût
report-column-offered = Proposée (parties)
report-column-take-rate = Prise
report-column-played = Jouée
report-column-wins-with = Victoires avec
report-column-worth-points = Valeur en points
report-column-worth-wins = Valeur en victoires
report-compared = Comparaison
report-compared-about = { $games ->
    [one] Avec { $games } partie de { $spec }, donnée avec la même graine.
   *[other] Avec { $games } parties de { $spec }, données avec les mêmes graines.
}
report-figure = Mesure
report-here = ici
report-there = référence
report-difference = Différence
report-method = Comment cela a été mesuré
report-method-pairs = La valeur d’une carte ne se lit pas chez les gagnants : qui est en tête peut acheter davantage. Les parties où elle a été prise ont donc été redonnées avec la même graine et une carte vierge à sa place : même prix, même rang dans la pioche, mais ni texte ni points (reprises : { $replays }). La différence, pour ceux qui l’ont prise, est sa valeur ; une carte que tout le monde prend aide tout le monde et se voit aux points plutôt qu’aux victoires.
report-method-intervals = Les fourchettes sont justes 95 fois sur 100. Les places d’une même partie partagent leur chance : tout est d’abord réuni par partie.
report-method-many = Qui regarde cent cartes en trouve cinq de remarquables par hasard. Un avertissement exige donc une fourchette valable pour toutes à la fois, et au-delà d’un seuil qui compte : trois dixièmes de ce que marque d’ordinaire la meilleure place, pour un exemplaire, ou 25 victoires sur 100 pour une carte forte ; pour une carte morte, moins de 5 preneurs sur 100, et moins d’un demi-point par Compétence de son coût quand tout le monde en reçoit une ; un dixième des manches, 5 places sur 100.
report-method-bots = Tout cela est la façon de jouer des bots, sensés mais pas malins : ce qu’ils négligent, des joueurs peuvent le trouver.
report-method-again = La première ligne de cette page est la commande qui l’a faite : la même version donne les mêmes chiffres sur toute machine, où que se jouent les parties.
