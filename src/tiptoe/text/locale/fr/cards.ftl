# Ce que font les cartes et les jetons, d'après leurs effets. Les textes imbriqués comme $do, $options et $when sont déjà des phrases.

effect-skill = +{ $skill } { $skill ->
    [one] Compétence
   *[other] Compétences
}
effect-swords = +{ $swords } { $swords ->
    [one] Épée
   *[other] Épées
}
effect-boots = +{ $boots } { $boots ->
    [one] Botte
   *[other] Bottes
}
effect-gold = +{ GOLD($gold) }
effect-lockpicks = +{ $lockpicks } { $lockpicks ->
    [one] Crochetage
   *[other] Crochetages
}
effect-more-gold = chaque fois que vous gagnez { -gold(form: "some") } ce tour-ci, gagnez-en { $more-gold } de plus
effect-pay-gold = payez { GOLD($pay-gold) } : { $do }
effect-pay-lockpick = dépensez { $pay-lockpick } { $pay-lockpick ->
    [one] Crochetage
   *[other] Crochetages
} : { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = chaque autre joueur ajoute { $others-clank } Clank!
effect-others-gold = chaque autre joueur gagne { GOLD($others-gold) }
effect-all-clank = chaque joueur ajoute { $all-clank } Clank!
effect-draw = piochez { $draw ->
    [one] une carte
   *[other] { $draw } cartes
}
effect-heal = soignez { $heal } { $heal ->
    [one] dégât
   *[other] dégâts
}
effect-damage = subissez { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
effect-rage = le marqueur { -dragon } avance { $rage ->
    [one] d’une case
   *[other] de { $rage } cases
}
effect-return-black-cubes = jusqu’à { $return-black-cubes } cubes { -dragon } déjà piochés retournent dans le sac
effect-ghost = ajoutez un cube { -ghost } dans la zone Clank!
effect-lesser-attack = le { -dragon } attaque avec { $lesser-attack } cubes ; les vôtres reviennent dans votre réserve
effect-attack = le { -dragon } attaque aussitôt
effect-gain = { $count ->
    [one] prenez une carte { $gain } dans les Actions permanentes
   *[other] prenez { $count } cartes { $gain } dans les Actions permanentes
}
effect-trash = vous pouvez bannir { $up-to ->
    [one] { $trash }
   *[other] jusqu’à { $up-to } cartes { $trash-name }
} de votre zone de jeu ou de votre défausse
effect-trash-or = vous pouvez bannir { $trash } ou { $or } de votre zone de jeu ou de votre défausse
effect-trash-several = vous pouvez bannir jusqu’à { $up-to ->
    [one] { $up-to } carte
   *[other] { $up-to } cartes
} de votre zone de jeu ou de votre défausse
effect-trash-must = bannissez { $trash } de votre zone de jeu ou de votre défausse
any-card = une carte
card-named = une carte { $name }
effect-trash-this = bannissez cette carte
effect-onto-deck = vous pouvez placer cette carte sur le dessus de votre deck
effect-discard = vous pouvez défausser { $discard ->
    [one] une carte
   *[other] { $discard } cartes
} de votre main ; si vous le faites, { $do }
effect-discount = les { $on } coûtent { $discount } { $discount ->
    [one] Compétence
   *[other] Compétences
} de moins ce tour-ci
effect-replace-row-card = vous pouvez remplacer une carte de la { -dungeon-row }
effect-take-free = acquérez une carte ou utilisez une Aubaine de la { -dungeon-row } sans payer son coût en Compétences
effect-ignore-crystal-cave = les { -crystal-cave(form: "many") } ne vous arrêtent pas ce tour-ci
effect-ignore-monsters = vous pouvez ignorer les { -monster(form: "many") } des { -tunnel(form: "many") } ce tour-ci
effect-teleport = +{ $teleport } Téléportation
effect-teleport-now = téléportez-vous aussitôt{ $teleport ->
    [one] { "" }
   *[other] { " " }{ $teleport } fois
}
effect-teleport-from = { $teleport-from }, vous pouvez vous téléporter dans une salle adjacente
effect-jump-between = { $jump-between }, vous pouvez vous téléporter { $other }
effect-jump-between-trash-this = { $jump-between }, vous pouvez bannir cette carte pour vous téléporter { $other }
effect-jump-to-rival = vous pouvez vous téléporter dans la salle d’un autre joueur qui est dans les Profondeurs
effect-jump-to-new-tile = téléportez-vous dans une salle de cette tuile
effect-lay-tile = placez la prochaine tuile à côté de votre tuile
effect-lay-tile-anywhere = placez la prochaine tuile à côté de n’importe quelle tuile
effect-turn-occupied-tiles = chaque tuile carrée où se trouve un joueur pivote de 180°
effect-lone-seats-turn = chaque joueur seul sur une tuile carrée doit la faire pivoter
effect-return-idols = chaque autre joueur remet une Idole du Singe sur l’autel du Singe
effect-fetch-secret = vous pouvez prendre un Secret dans une salle adjacente
effect-draw-secret = prenez { $draw-secret } au hasard
effect-free-prisoners = libérez { $free-prisoners ->
    [one] un Prisonnier
   *[other] { $free-prisoners } Prisonniers
}
effect-offer-afar = vous pouvez déposer une offrande dans n’importe quel Lieu sacré, comme si vous y étiez
effect-bargain = une fois ce tour-ci, dans une salle de Marché, vous pouvez acheter un objet du Marché pour { GOLD($bargain) }
effect-buy-anywhere = une fois ce tour-ci, vous pouvez acheter un objet du Marché depuis n’importe quelle salle pour { GOLD($buy-anywhere) }
effect-free-item = dans une salle de Marché, prenez gratuitement un objet du Marché
effect-when = si { $when } : { $do }
effect-per = { $do } pour chaque { $per }
effect-choose = choisissez { $choose ->
    [one] un effet
   *[other] { $choose } effets
} : { $options }
effect-choose-all-if = choisissez { $choose ->
    [one] un effet
   *[other] { $choose } effets
} (ou tous, si { $all-if }) : { $options }
effect-everybody-chooses = chaque joueur choisit un effet : { $options }
effect-at-end-of-turn = à la fin de ce tour, { $do }
effect-charge = prenez { $count } { $charge }
effect-spend = pour { $count } { $spend }, { $do }
effect-lose = perdez 1 { $lose }
effect-may = une fois ce tour-ci, si vous voulez : { $do }
effect-may-now = si vous voulez : { $do }
effect-show = avec { $show }, { $do }
effect-recall = vous pouvez placer { $recall } de votre zone de jeu sur le dessus de votre deck
effect-atop = placez cette carte sur le dessus de votre deck
effect-again = appliquez encore le texte d’une carte de votre zone de jeu
effect-advance = avancez votre marqueur { $advance } d’une case et recevez ce qu’elle montre : { $options }
effect-take-to-hand = acquérez en main une carte de la { -dungeon-row } sans payer son coût en Compétences
or = { $first } ; ou { $second }
also = { $first } ; { $second }
then = { $first } ; puis { $second }

condition-another = { $another } est dans votre zone de jeu ce tour-ci
condition-has = vous avez { $has }
condition-behind = un rival a { $behind } et que vous n’en avez pas
condition-in = vous êtes { $in }
condition-card-in-sight = vous avez une carte { $card-in-sight } dans votre zone de jeu ou votre défausse ce tour-ci
condition-lacks = aucun de ceux-ci n’est sur votre plateau : { $types }
condition-both = { $both } et si { $and }
condition-owns = vous possédez { $owns } jetons différents parmi : { $types }
at-least-clank-made = vous faites au moins { $n } Clank! ce tour-ci
at-least-gold-gained = vous gagnez au moins { GOLD($n) } ce tour-ci
at-least-skill-made = vous gagnez au moins { $n } { $n ->
    [one] Compétence
   *[other] Compétences
} ce tour-ci
at-least-cards-trashed = vous bannissez au moins { $n ->
    [one] une carte
   *[other] { $n } cartes
} ce tour-ci
at-least-monsters-defeated = vous vainquez au moins { $n ->
    [one] un { -monster }
   *[other] { $n } { -monster(form: "many") }
} ce tour-ci
at-least-spent = { $n ->
    [one] un jeton { $token } est
   *[other] au moins { $n } jetons { $token } sont
} à côté de votre plateau
at-least-row-monsters-defeated = vous vainquez au moins { $n ->
    [one] un { -monster }
   *[other] { $n } { -monster(form: "many") }
} de la { -dungeon-row } ce tour-ci
at-least-artifacts-held = vous avez au moins { $n ->
    [one] un Artefact
   *[other] { $n } Artefacts
}
at-least-prisoners-freed = vous libérez au moins { $n ->
    [one] un Prisonnier
   *[other] { $n } Prisonniers
} ce tour-ci
at-least-prisoners-held = vous avez libéré au moins { $n ->
    [one] un Prisonnier
   *[other] { $n } Prisonniers
}
at-least-offerings-made = vous déposez au moins { $n ->
    [one] une offrande
   *[other] { $n } offrandes
} ce tour-ci
at-least-portals-used = vous empruntez au moins { $n ->
    [one] un Portail
   *[other] { $n } fois un Portail
} ce tour-ci
at-least-rivals-met = { $n ->
    [one] un rival est
   *[other] au moins { $n } rivaux sont
} sur votre tuile ce tour-ci
at-least-gold = vous possédez au moins { GOLD($n) }
at-least-card = vous possédez au moins { $n ->
    [one] une carte
   *[other] { $n } cartes
} { $card }
at-least-card-kind = vous possédez au moins { $many }
at-least-token = vous possédez au moins { $many }
at-least-wayshrines-marked = vous avez déposé au moins { $n ->
    [one] une offrande
   *[other] { $n } offrandes
}

counter-clank-made = Clank! que vous faites ce tour-ci
counter-gold-gained = { -gold(form: "one") } que vous gagnez ce tour-ci
counter-skill-made = Compétence que vous gagnez ce tour-ci
counter-cards-trashed = carte que vous bannissez ce tour-ci
counter-monsters-defeated = { -monster } que vous vainquez ce tour-ci
counter-row-monsters-defeated = { -monster } de la { -dungeon-row } que vous vainquez ce tour-ci
counter-artifacts-held = Artefact en votre possession
counter-prisoners-freed = Prisonnier que vous libérez ce tour-ci
counter-prisoners-held = Prisonnier que vous avez libéré
counter-offerings-made = offrande que vous déposez ce tour-ci
counter-portals-used = Portail que vous empruntez ce tour-ci
counter-spent = jeton { $token } à côté de votre plateau
counter-rivals-met = rival sur votre tuile ce tour-ci
possession-gold = { $every ->
    [one] { -gold(form: "one") }
   *[other] tranche de { $every } { -gold }
} en votre possession
possession-card = { $card } en votre possession
possession-card-kind = { $kind } en votre possession
possession-token = { $token } en votre possession
possession-wayshrines-marked = Lieu sacré où vous avez déposé une offrande
amount-per = { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de partie pour chaque { $per }
amount-if = { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de partie si { $if }

moment-react = Réaction
react-rival-defeats-monster = quand un rival vainc un { -monster }
react-rival-defeats-goblin = quand un rival vainc le Gobelin
react-rival-takes-find = quand un rival prend un Artefact, une Idole, un Œuf de dragon ou une Couronne
react-monster-arrives = quand un { -monster } apparaît sur la { -dungeon-row } au tour d’un rival
reaction = { $when }, posez cette carte de votre main et piochez une carte ; son texte s’applique à votre prochain tour
moment-acquire = Acquisition
moment-arrive = Apparition
moment-use = Utiliser
moment-defeat = Vaincu
moment-character-acquires = Quand vous acquérez { $kind }
moment-character-hurt = Quand une attaque du { -dragon } vous inflige des dégâts
moment-reveal = À la découverte
moment-reveal-prisoner = À la libération
moment-reveal-market = À l’achat
moment-consume = Une fois, à votre tour
moment-shield = Défaussez-la de votre main pour annuler le dégât d’un { -ghost }
lead = { $moment } : { $text }
where = Seulement { $place }
or-place = { $first } ou { $second }
besides-gold = Coûte aussi { GOLD($n) }
besides-lockpicks = Coûte aussi { $n } { $n ->
    [one] Crochetage
   *[other] Crochetages
}
needs-damage = Ne s’achète qu’avec au moins { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
counts-as = Compte aussi comme { $token }.
ability-artifact = Le voler fait avancer le marqueur { -dragon }. Il en faut un pour sortir, et on n’en porte qu’un.
ability-master-key = Vous pouvez emprunter les { -tunnel(form: "many") } verrouillés.
ability-backpack = Vous pouvez porter un Artefact de plus.
ability-catacombs-map = Vous pouvez emprunter les { -tunnel(form: "many") } à sens unique dans les deux sens.
ability-puzzle-box = Quand vous entrez dans un Lieu sacré : échangez-la aussitôt contre un Secret majeur au hasard.
ability-invisibility-cloak = Les { -monster(form: "many") } des { -tunnel(form: "many") } ne vous blessent pas.
ability-discount-coupon = Une fois, lors d’un achat au Marché : payez 5 { -gold } de moins. Ne compte pas comme Prisonnier.
ability-contraband = Active les textes de vos cartes qui demandent des Produits de contrebande.
own-token-of = Seulement sur ce plateau : { $name }
character-token = Montre qui joue { $name }
does-nothing = Aucun effet quand on la joue

kind-starter = Départ
kind-action = Action
kind-item = Objet
kind-companion = Compagnon
kind-gem = Gemme
kind-device = Aubaine
kind-monster = { -monster }
kind-of-suit = { $kind }, { $suit }
kinds-starter = cartes de départ
kinds-action = Actions
kinds-item = Objets
kinds-companion = Compagnons
kinds-gem = Gemmes
kinds-device = Aubaines
kinds-monster = { -monster(form: "many") }
a-starter = une carte de départ
a-action = une Action
a-item = un Objet
a-companion = un Compagnon
a-gem = une Gemme
a-device = une Aubaine
a-monster = un { -monster }
another-kind-starter = une autre carte de départ
another-kind-action = une autre Action
another-kind-item = un autre Objet
another-kind-companion = un autre Compagnon
another-kind-gem = une autre Gemme
another-kind-device = une autre Aubaine
another-kind-monster = un autre { -monster }
many-kind-starter = { $n ->
    [one] une carte de départ
   *[other] { $n } cartes de départ
}
many-kind-action = { $n ->
    [one] une Action
   *[other] { $n } Actions
}
many-kind-item = { $n ->
    [one] un Objet
   *[other] { $n } Objets
}
many-kind-companion = { $n ->
    [one] un Compagnon
   *[other] { $n } Compagnons
}
many-kind-gem = { $n ->
    [one] une Gemme
   *[other] { $n } Gemmes
}
many-kind-device = { $n ->
    [one] une Aubaine
   *[other] { $n } Aubaines
}
many-kind-monster = { $n ->
    [one] un { -monster }
   *[other] { $n } { -monster(form: "many") }
}

mark-attack = Attaque du { -dragon }
mark-danger = Danger
origin-rulebook = tiré du livre de règles
origin-public = sources publiques
origin-tiptoe = création de Tiptoe
origin-own = de votre pack de cartes

token-artifact = Artefact
token-major-secret = Secret majeur
token-minor-secret = Secret mineur
token-monkey-idol = Idole du Singe
token-market = objet du Marché
token-mastery = jeton Maîtrise
token-character = Personnage
token-own = jeton de personnage
token-prisoner = Prisonnier
token-freed-prisoner = Prisonnier libéré
token-master-key = { -master-key }
token-backpack = Sac à dos
token-discount-coupon = Coupon de réduction
token-catacombs-map = Mappe des catacombes
token-puzzle-box = Boîte à énigme
token-invisibility-cloak = Cape d’invisibilité
one-artifact = un Artefact
one-major-secret = un Secret majeur
one-minor-secret = un Secret mineur
one-monkey-idol = une Idole du Singe
one-market = un objet du Marché
one-mastery = un jeton Maîtrise
one-prisoner = un Prisonnier
one-freed-prisoner = un Prisonnier libéré
one-master-key = { -master-key(form: "a") }
one-backpack = un Sac à dos
one-discount-coupon = un Coupon de réduction
one-catacombs-map = une Mappe des catacombes
one-puzzle-box = une Boîte à énigme
one-invisibility-cloak = une Cape d’invisibilité
many-artifact = { $n ->
    [one] un Artefact
   *[other] { $n } Artefacts
}
many-major-secret = { $n ->
    [one] un Secret majeur
   *[other] { $n } Secrets majeurs
}
many-minor-secret = { $n ->
    [one] un Secret mineur
   *[other] { $n } Secrets mineurs
}
many-monkey-idol = { $n ->
    [one] une Idole du Singe
   *[other] { $n } Idoles du Singe
}
many-market = { $n ->
    [one] un objet du Marché
   *[other] { $n } objets du Marché
}
many-mastery = { $n ->
    [one] un jeton Maîtrise
   *[other] { $n } jetons Maîtrise
}
many-prisoner = { $n ->
    [one] un Prisonnier
   *[other] { $n } Prisonniers
}
many-freed-prisoner = { $n ->
    [one] un Prisonnier libéré
   *[other] { $n } Prisonniers libérés
}
many-master-key = { $n ->
    [one] { -master-key(form: "a") }
   *[other] { $n } { -master-key(form: "many") }
}
many-backpack = { $n ->
    [one] un Sac à dos
   *[other] { $n } Sacs à dos
}
times = { $n } × { $name }

feature-start = départ
feature-depths = Profondeurs
feature-crystal-cave = { -crystal-cave }
feature-market = Marché
feature-fountain = Fontaine de soins
feature-monkey-shrine = autel du Singe
feature-wayshrine = Lieu sacré
feature-chest = Coffre
feature-library = Bibliothèque interdite
feature-prison = Cellule de prison
feature-haunted = Tuile Hantée
feature-reward = récompense

tunnel-footprints = empreintes : 2 Bottes
tunnel-monster = { -monster(form: "many") } : 1 dégât ou 1 Épée chacun
tunnel-lock = verrouillé
tunnel-arrow = sens unique
tunnel-wrap = continue au bord opposé

# Où l'on est, et où l'on va de là vers un autre lieu du même genre.
place-start = dans la zone de départ
place-depths = dans les Profondeurs
place-crystal-cave = dans une { -crystal-cave }
place-market = dans une salle de Marché
place-fountain = à une Fontaine de soins
place-monkey-shrine = dans la salle de l’autel du Singe
place-wayshrine = dans un Lieu sacré
place-chest = dans une salle avec un Coffre
place-library = dans une Bibliothèque interdite
place-prison = dans une salle avec une Cellule de prison
place-haunted = sur une Tuile Hantée
place-reward = dans une salle avec une récompense
other-start = dans une autre zone de départ
other-depths = dans une autre salle des Profondeurs
other-crystal-cave = dans une autre { -crystal-cave }
other-market = dans une autre salle de Marché
other-fountain = à une autre Fontaine de soins
other-monkey-shrine = dans une autre salle de l’autel du Singe
other-wayshrine = dans un autre Lieu sacré
other-chest = dans une autre salle avec un Coffre
other-library = dans une autre Bibliothèque interdite
other-prison = dans une autre salle avec une Cellule de prison
other-haunted = sur une autre Tuile Hantée
other-reward = dans une autre salle avec une récompense
