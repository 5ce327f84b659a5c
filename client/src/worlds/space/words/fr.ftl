# Dans l’espace, avec ses propres mots : recouvre les messages de la page tant qu’on y montre une table ou les cartes de ce jeu.

status-in-play = à bord du vaisseau
map = Le vaisseau
dragon = Seigneur Éradikus
attack = Le Seigneur Éradikus attaque !
attack-sum = { $rage } par la piste de Fureur{ $danger ->
    [0] {""}
   *[other] , { $danger } pour le danger
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } de plus
}
banner-lost-deep = Vous voilà hors de combat trop loin dans le vaisseau : personne ne viendra vous chercher, et rien ne compte.
banner-leave-why = { $n ->
    [one] Vous êtes dans une Capsule de sauvetage, avec { $n } point.
   *[other] Vous êtes dans une Capsule de sauvetage, avec { $n } points.
}
banner-begins-why = Piratez deux ports de data, volez un Artefact, sortez de là en vie.
attack-wild = Un Chasseur de prime : tout le monde −1
attack-wild-why = Un Chasseur de prime blesse tous ceux qui sont encore à bord, puis reprend sa place dans la zone Clank!
guards = ennemis
market = Marché, { $gold } Crédits
term-attack-why = Quand cette carte arrive sur la piste, le Seigneur Éradikus attaque.
term-gold = Crédits
term-gold-why = Restent à vous, achètent au marché et valent un point chacun.
row = Piste des Aventures
row-deck = pioche { $n }
row-discard = défausse { $n }
in-gold = { $n ->
    [one] crédit
   *[other] crédits
}
res-gold = Crédits
term-shield-why = Défaussez-la de votre main quand un Chasseur de prime va vous blesser : il ne vous fait rien.
moment-shield = Défausser contre un Chasseur de prime
moment-consume = Utiliser
cards-map = Vaisseau
cards-attack = Quand elle est révélée, le Boss attaque.
verdict-nothing = { $why ->
    [artifact] Sans Artefact, rien ne compte.
    [place] Pris hors de la Soute, où nul ne vient au secours : rien ne compte.
   *[inside] La partie a pris fin alors que vous étiez à bord : rien ne compte.
}
fate-lost-place = pris hors de la Soute : rien ne compte
course-why = Artefact, jetons, Crédits et cartes à la fin de chaque tour ; plus rien une fois perdu.
memory-attack = { $n ->
    [one] { $who ->
        [you] Le Seigneur Éradikus vous inflige une blessure
       *[other] Le Seigneur Éradikus inflige une blessure à { $name }
    }
   *[other] { $who ->
        [you] Le Seigneur Éradikus vous inflige { $n } blessures
       *[other] Le Seigneur Éradikus inflige { $n } blessures à { $name }
    }
}
term-suit = Faction
term-suit-why = Fait davantage si une autre carte de sa faction est jouée le même tour.
wild = Chasseurs de prime
wild-wait = { $n ->
    [one] Un Chasseur de prime attend ici
   *[other] { $n } Chasseurs de prime attendent ici
}
alone-inside = Seul à bord : manche { $n } sur { $most }
marks-of = Ports de data : { $n } sur { $most }

# What no other game has
blockade = BLOCUS
command-about = Le centre de Commandement : il s’ouvre quand assez de ports de data sont piratés.
banner-won-command-code = Le centre de Commandement vous est ouvert : les Artefacts s’y trouvent.
ship = Vaisseau
ship-stern = Soute
ship-bow = Commandement
ship-place = Module { $n }
ship-recommended = Premier vaisseau conseillé
ship-random = Au hasard
