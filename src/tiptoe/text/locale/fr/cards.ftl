# Ce que font les cartes et les jetons, d'après leurs effets. $do, $options et $condition sont déjà des phrases.

effect-skill = +{ $skill } Compétence
effect-swords = +{ $swords } { $swords ->
    [one] Épée
   *[other] Épées
}
effect-boots = +{ $boots } { $boots ->
    [one] Botte
   *[other] Bottes
}
effect-gold = +{ $gold } Or
effect-more-gold = chaque fois que vous gagnez de l'Or ce tour-ci, gagnez-en { $more-gold } de plus
effect-pay-gold = payez { $pay-gold } Or : { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = chaque autre joueur : +{ $others-clank } Clank!
effect-all-clank = chaque joueur : +{ $all-clank } Clank!
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
effect-rage = le marqueur Dragon avance { $rage ->
    [one] d'une case
   *[other] de { $rage } cases
}
effect-return-black-cubes = remettez jusqu'à { $return-black-cubes } cubes Dragon déjà piochés dans le sac
effect-attack = le Dragon attaque aussitôt
effect-gain = { $count ->
    [one] prenez { $gain } dans les Actions permanentes
   *[other] prenez { $count } × { $gain } dans les Actions permanentes
}
effect-trash = vous pouvez bannir { $up-to ->
    [one] { $trash }
   *[other] jusqu'à { $up-to } × { $trash }
} de votre zone de jeu ou de votre défausse
effect-trash-must = bannissez { $trash } de votre zone de jeu ou de votre défausse
any-card = une carte
effect-discard = vous pouvez défausser { $discard ->
    [one] une carte
   *[other] { $discard } cartes
} de votre main : { $do }
effect-discount = { $on } : { $discount } Compétence de moins ce tour-ci
effect-replace-row-card = vous pouvez remplacer une carte de la piste des Aventures
effect-ignore-crystal-cave = les Cavernes de Cristal ne vous arrêtent pas ce tour-ci
effect-ignore-monsters = vous pouvez ignorer les Monstres des tunnels ce tour-ci
effect-teleport = +{ $teleport } Téléportation
effect-teleport-now = téléportez-vous aussitôt{ $teleport ->
    [one] { "" }
   *[other] { " " }{ $teleport } fois
}
effect-fetch-secret = vous pouvez prendre un Secret dans une salle adjacente
effect-when = si { $condition } : { $do }
effect-per = { $do } pour chaque { $per }
effect-choose = choisissez { $choose ->
    [one] un effet
   *[other] { $choose } effets
} : { $options }
effect-at-end-of-turn = à la fin de ce tour : { $do }
or = { $first } ; ou { $second }

condition-another = un autre { $another } est dans votre zone de jeu ce tour-ci
condition-has = vous avez { $has }
condition-owns = vous possédez { $owns } jetons différents parmi : { $types }
in-start = vous êtes dans la zone de départ
in-depths = vous êtes dans les Profondeurs
in-crystal-cave = vous êtes dans une Caverne de Cristal
in-market = vous êtes dans une salle de Marché
in-fountain = vous êtes à une Fontaine de soins
in-monkey-shrine = vous êtes dans la salle de l'autel du Singe
at-least-clank-made = vous faites au moins { $n } Clank! ce tour-ci
at-least-gold-gained = vous gagnez au moins { $n } Or ce tour-ci
at-least-cards-trashed = vous bannissez au moins { $n ->
    [one] une carte
   *[other] { $n } cartes
} ce tour-ci
at-least-monsters-defeated = vous vainquez au moins { $n ->
    [one] un Monstre
   *[other] { $n } Monstres
} ce tour-ci

counter-clank-made = Clank! que vous faites ce tour-ci
counter-gold-gained = Or que vous gagnez ce tour-ci
counter-cards-trashed = carte que vous bannissez ce tour-ci
counter-monsters-defeated = Monstre que vous vainquez ce tour-ci
possession-gold = { $every ->
    [one] Or
   *[other] tranche de { $every } Or
} en votre possession
possession-card = { $card } en votre possession
possession-token = { $token } en votre possession
amount-per = { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de partie pour chaque { $per }
amount-if = { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de partie si { $condition }

moment-acquire = Acquisition
moment-arrive = Apparition
moment-use = Utiliser
moment-defeat = Vaincu
moment-reveal = Quand vous le trouvez
moment-consume = Une fois, à votre tour
where-start = Seulement dans la zone de départ
where-depths = Seulement dans les Profondeurs
where-crystal-cave = Seulement dans une Caverne de Cristal
where-market = Seulement dans une salle de Marché
where-fountain = Seulement à une Fontaine de soins
where-monkey-shrine = Seulement dans la salle de l'autel du Singe
lead = { $moment } : { $text }
ability-artifact = Le prendre fait avancer le marqueur Dragon ; il en faut un pour sortir, et on n'en porte qu'un.
ability-master-key = Les tunnels verrouillés vous sont ouverts.
ability-backpack = Vous pouvez porter un Artefact de plus.
does-nothing = Sans effet quand on la joue

kind-starter = Départ
kind-action = Action
kind-item = Objet
kind-companion = Compagnon
kind-gem = Gemme
kind-device = Aubaine
kind-monster = Monstre
kinds-starter = cartes de départ
kinds-action = Actions
kinds-item = Objets
kinds-companion = Compagnons
kinds-gem = Gemmes
kinds-device = Aubaines
kinds-monster = Monstres

mark-attack = Attaque du Dragon
mark-danger = Danger
origin-rulebook = tiré du livre de règles
origin-public = faits publics
origin-tiptoe = création de Tiptoe
origin-own = de votre pack

token-artifact = Artefact
token-major-secret = Secret majeur
token-minor-secret = Secret mineur
token-monkey-idol = Idole du Singe
token-market = objet du Marché
token-mastery = jeton Maîtrise
token-master-key = Clef de maître
token-backpack = Sac à dos
one-artifact = un Artefact
one-major-secret = un Secret majeur
one-minor-secret = un Secret mineur
one-monkey-idol = une Idole du Singe
one-market = un objet du Marché
one-mastery = un jeton Maîtrise
one-master-key = une Clef de maître
one-backpack = un Sac à dos

feature-start = départ
feature-depths = Profondeurs
feature-crystal-cave = Caverne de Cristal
feature-market = Marché
feature-fountain = Fontaine de soins
feature-monkey-shrine = autel du Singe

tunnel-footprints = empreintes : 2 Bottes
tunnel-monster = Monstres : 1 dégât ou 1 Épée chacun
tunnel-lock = verrouillé
tunnel-arrow = sens unique
tunnel-wrap = continue au bord opposé
