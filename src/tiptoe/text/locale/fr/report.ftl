# La page de `tiptoe report`.

report-title = { $game } : rapport d’équilibre
report-made =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $spec }, { $chairs ->
        [one] { $chairs } joueur
       *[other] { $chairs } joueurs
    }, toutes jouées par { $bot }.
report-seeds = Graines { $first } à { $last }, Tiptoe { $version }. La commande ci-dessus redonne le même rapport.
report-pack = Avec le pack { $pack }.
report-interrupted = Interrompu : { $asked } parties étaient demandées.
report-than = { $change } en comparaison
report-warnings = Avertissements
report-nothing = { $looks ->
    [one] Rien d’anormal : { $looks } carte ou jeton examiné.
   *[other] Rien d’anormal : { $looks } cartes et jetons examinés.
}
report-warn-loops =
    { $item } tourne en rond : un même joueur l’a prise { $times } fois en un seul tour{ $games ->
        [0] .
        [one] , et il a fallu arrêter { $games } partie.
       *[other] , et il a fallu arrêter { $games } parties.
    }{ $aside ->
        [0] { "" }
       *[other] { "" } Le reste de ce rapport a été fait avec une carte vierge à sa place.
    }
report-warn-endless = { $games ->
    [one] Il a fallu arrêter { $games } partie dans un tour sans fin.
   *[other] Il a fallu arrêter { $games } parties dans un tour sans fin.
}
report-warn-dominant = { $item } : trop forte. Ceux qui la prennent marquent { $gain } de plus qu’avec une carte vierge, et leurs chances de gagner changent de { $wins } ; elle est prise dans { $rate } des parties où elle est proposée.
report-warn-dead =
    { $item } : carte morte. On pouvait la payer dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, elle a été prise dans { $taken }. Même offerte à tout le monde, elle ne change un score que de { $gain }.
report-warn-unaffordable = Presque personne ne peut jamais payer { $item } : proposée dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, à portée de quelqu’un dans { $payable }.
report-warn-longer = Les parties sont plus longues : { $here } manches au lieu de { $there }.
report-warn-shorter = Les parties sont plus courtes : { $here } manches au lieu de { $there }.
report-warn-deadlier = Le jeu est plus meurtrier : { $here } des joueurs n’en reviennent pas, au lieu de { $there }.
report-warn-safer = Le jeu est moins dangereux : { $here } des joueurs n’en reviennent pas, au lieu de { $there }.
report-warn-seat = L’ordre du tour compte davantage : { $wins } de victoires pour le numéro { $rank }, { $change } par rapport à la référence.
report-length = Durée, points, destins
report-plot-rounds = Parties selon leurs manches
report-plot-scores = Joueurs selon leur score
report-all-seats = tout le monde
report-winners = gagnants
report-fates = Destins
report-endings = Fin des parties : { $endings }.
report-ending-everybody-out = tout le monde est sorti : { $n }
report-ending-deck-empty = pioche épuisée : { $n }
report-ending-bag-empty = sac vide : { $n }
report-ending-endless = arrêtées : { $n }
report-measure-rounds = Manches
report-measure-decisions = Décisions
report-measure-score = Score
report-measure-winning-score = Score gagnant
report-measure-escaped = Dehors
report-measure-rescued = Sauvetages
report-measure-lost = Sans retour
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
report-wins-about = À quelle fréquence on gagne, selon les points de son meilleur Artefact.
report-wins-best = Ce qui a le plus rapporté : { $items }.
report-none = aucun
report-map = Par où l’on passe
report-map-about = Combien de fois par partie on entre dans chaque salle ; plus un chemin est large, plus il est emprunté.
report-roads = Les passages les plus fréquentés
report-road = Passage
report-a-game = par partie
report-cards = Cartes
report-tokens = Jetons
report-items-about = La valeur : ce que la carte a rapporté de plus qu’une carte vierge, dans les mêmes parties. Cliquez sur une colonne pour trier.
report-own = à vous
report-payable = à portée dans { $games }
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
report-method-intervals = Les fourchettes sont des intervalles de confiance à 95 %. À une même table, on partage la même chance : tout est d’abord réuni par partie.
report-method-many = Sur cent cartes, cinq sortent du lot par hasard. Un avertissement exige donc une fourchette valable pour toutes à la fois, et un seuil qui compte. Carte trop forte : trois dixièmes d’un score gagnant habituel par exemplaire, ou 25 points de pourcentage de victoires. Carte morte : prise par moins de 5 % des joueurs, et moins d’un demi-point par Compétence de son coût quand tout le monde en reçoit une. Partie entière : un dixième des manches, ou 5 % des joueurs.
report-method-bots = Tout cela décrit le jeu des bots, sensés mais pas malins : ce qui leur échappe, des humains peuvent le trouver.
report-method-again = La première ligne de cette page est la commande qui l’a faite : la même version donne les mêmes chiffres sur toute machine, où que se jouent les parties.
