# Dans l’espace, avec ses propres mots : recouvre les messages de la page tant qu’on y montre une table ou les cartes de ce jeu.

status-in-play = à bord du vaisseau
map = Le vaisseau
dragon = Seigneur Éradikus
attack = Le Seigneur Éradikus attaque !
attack-sum =
    Fureur { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ Danger { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ { $countdown } de plus
    }
banner-lost-deep = Si loin dans le vaisseau, personne ne vient vous chercher. Vous ne marquez rien.
banner-leave-why = { $n ->
    [one] Vous êtes dans une Capsule de sauvetage, avec { $n } point.
   *[other] Vous êtes dans une Capsule de sauvetage, avec { $n } points.
}
banner-begins-why = Piratez deux ports de data, volez un Artefact, sortez de là en vie.
attack-wild = Un Chasseur de prime : tout le monde −1
attack-wild-why = Un Chasseur de prime blesse tout le monde à bord, puis reprend l’affût dans la zone Clank!
guards = ennemis
market = Marché, { $gold } Crédits
term-attack-why = Quand cette carte arrive sur la piste, le Seigneur Éradikus attaque.
term-gold = Crédits
term-gold-why = À garder : ils se dépensent au Marché, et chacun vaut 1 point.
row = Piste des Aventures
row-deck = pioche { $n }
row-discard = défausse { $n }
in-gold =
    { $n ->
        [one] Crédit
       *[other] Crédits
    }
res-gold = Crédits
term-shield-why = Défaussez-la de votre main pour annuler le dégât d’un Chasseur de prime.
moment-shield = Défausser contre un Chasseur de prime
moment-consume = Une fois
cards-map = Vaisseau
cards-attack = Quand elle est révélée, le Boss attaque.
verdict-nothing =
    { $why ->
        [artifact] Pas d’Artefact, pas de points.
        [place] Hors de combat loin de la Soute, où personne ne vient vous chercher : aucun point.
       *[inside] La partie s’est finie avec vous à bord : aucun point.
    }
fate-lost-place = hors de combat loin de la Soute : aucun point
course-why = Points après chaque tour : Artefact, jetons, Crédits et cartes.
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] Le Seigneur Éradikus vous inflige 1 dégât
               *[other] Le Seigneur Éradikus inflige 1 dégât à { $name }
            }
       *[other]
            { $who ->
                [you] Le Seigneur Éradikus vous inflige { $n } dégâts
               *[other] Le Seigneur Éradikus inflige { $n } dégâts à { $name }
            }
    }
term-suit = Faction
term-suit-why = Fait davantage si vous jouez une autre carte de la même Faction ce tour-ci.
wild = Chasseurs de prime
wild-wait = { $n ->
    [one] Un Chasseur de prime attend ici
   *[other] { $n } Chasseurs de prime attendent ici
}
alone-inside = Dernière personne à bord : manche { $n } sur { $most }
marks-of = Ports de data : { $n } sur { $most }

# What no other game has
blockade = BLOCUS
command-about = Le centre de Commandement : il s’ouvre quand assez de ports de data sont piratés.
banner-won-command-code = Le centre de Commandement s’ouvre devant vous : les Artefacts sont dedans !
ship = Vaisseau
ship-stern = Soute
ship-bow = Commandement
ship-place = Module { $n }
ship-recommended = Vaisseau conseillé
ship-random = Au hasard
