# La partie en cours : questions, choix, récit, refus. $seat est le nom d'une place.

seat-0 = Renard
seat-1 = Hibou
seat-2 = Crapaud
seat-3 = Lièvre
seat-4 = Phalène
seat-5 = Blaireau

prompt-your-turn = À vous de jouer : cartes et actions dans l’ordre de votre choix.
prompt-choose = { $n ->
    [one] { $source } : choisissez.
   *[other] { $source } : choisissez { $n } effets, l’un après l’autre.
}
prompt-trash = { $source } : quelle carte bannissez-vous ?
prompt-discard = { $source } : quelle carte défaussez-vous ?
prompt-replace = { $source } : quelle carte de la piste remplacez-vous ?
prompt-take-token = Prendre un jeton ?
prompt-fetch = { $source } : quel Secret prenez-vous ?
prompt-teleport = { $source } : où vous téléportez-vous ?
prompt-jump = { $source } : où vous téléportez-vous ?
prompt-take-free = { $source } : quelle carte de la piste prenez-vous ?
prompt-onto-deck = { $source } : la placez-vous sur le dessus de votre deck ?
prompt-may = { $source } : l’utilisez-vous maintenant ?
prompt-recall = Quelle carte placez-vous sur le dessus de votre deck ?
prompt-again = { $source } : de quelle carte appliquez-vous encore le texte ?
prompt-take-to-hand = { $source } : quelle carte prenez-vous en main ?
prompt-shield = Un { -ghost } est pioché ! Défausser une carte pour annuler son dégât ?
prompt-discover = Vous découvrez { $tile }. Dans quel sens la poser ?
prompt-emerge = Par quel Portail ressortez-vous ?
prompt-offer = { $source } : dans quel Lieu sacré déposez-vous une offrande ?
prompt-bargain = { $source } : quel objet du Marché choisissez-vous ?
prompt-site = { $source } : où placez-vous la prochaine tuile ?
prompt-lay-tile = { $source } : comment placez-vous { $tile } ?
prompt-rotate = { $source } : comment orientez-vous { $tile } ?
prompt-draft = Choisissez une carte pour votre deck.
prompt-sneakiest = Qui de vous est la personne la plus fourbe ? Elle commence.
prompt-order-end = Quel effet vient en premier à la fin de votre tour ?
prompt-game-over = La partie est terminée.
some-text = À la fin de votre tour

choice-play = Jouer { $card }
choice-acquire = Acquérir { $card } pour { $price }
choice-use = Utiliser { $card } pour { $price }
choice-fight = Combattre { $card } avec { $price }
choice-move = Aller { $to } : { $cost }
choice-teleport = Se téléporter { $to }
choice-buy = Acheter { $token } pour { GOLD($price) }
choice-consume = Utiliser { $token } : { $text }
choice-invoke = Utiliser { $card } : { $text }
choice-end-turn = Finir votre tour
choice-pick = { $text }
choice-trash = Bannir { $card }
choice-discard = Défausser { $card }
choice-replace = Remplacer { $card }
choice-take = Prendre : { $token }
choice-fetch = Prendre { $at } : { $token }
choice-jump = Se téléporter { $to }
choice-explore = Découvrir une tuile { $to } : { $cost }
choice-place = Placer la tuile { $turned }
choice-place-and-go = Placer la tuile { $turned } et aller { $to } : { $cost }
choice-abandon = S’arrêter là : placer la tuile { $turned } et rester sur place
choice-emerge = Ressortir par le Portail { $of }
choice-emerge-and-go = Ressortir par le Portail { $of } et aller { $to } : { $cost }
choice-unlock = Crocheter { $feature } (1 Crochetage) : { $gain }
choice-offer = Déposer une offrande : +{ GOLD($gold) }
choice-offer-at = Déposer une offrande { $at } : +{ GOLD($gold) }
choice-redeem = Acheter { $token } avec un Coupon de réduction pour { GOLD($price) }
choice-site = Placer la prochaine tuile { $site }
choice-rotate = Faire pivoter la tuile de { $degrees }° dans le sens horaire
option-onto-deck = Placer { $card } sur le dessus de votre deck
choice-draft = Garder { $card }
choice-name = C’est { $seat } qui commence
choice-decline = { $question ->
    [take-token] Le laisser
    [fetch] Le laisser
    [trash] La garder
    [discard] La garder
    [teleport] Rester ici
    [jump] Rester ici
    [shield] Encaisser
   *[other] Non merci
}
cost-boots = { $n ->
    [one] 1 Botte
   *[other] { $n } Bottes
}
cost-swords = { $n ->
    [one] 1 Épée
   *[other] { $n } Épées
}
cost-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
cost-skill = { $n } { $n ->
    [one] Compétence
   *[other] Compétences
}
cost-gold = { GOLD($n) }
cost-lockpicks = { $n ->
    [one] 1 Crochetage
   *[other] { $n } Crochetages
}
cost-monsters = { $n ->
    [one] 1 { -monster } de { -tunnel }
   *[other] { $n } { -monster(form: "many") } de { -tunnel }
}
cost-portals = par les Portails
cost-nothing = rien d’autre à payer

event-FirstSeatChosen = { $seat } commence.
event-SeatNamed = { $seat } désigne { $owner } comme la personne la plus fourbe.
event-DraftCardShown = Une carte est dévoilée : { $card }.
event-CardPicked = { $seat } choisit { $card }.
event-CardKept = { $seat } garde { $card }.
event-CardKept-hidden = { $seat } garde une carte.
event-CardDrafted = { $seat } place { $card } dans sa défausse.
event-CardLeftOver = Personne n’a pris cette carte : { $card }.
event-TurnBegun = Tour { $turn } : { $seat }.
event-CardPlayed = { $seat } joue { $card }.
event-CardLaidOut = { $seat } pose { $card } en réaction.
event-CardDrawn = { $seat } pioche { $card }.
event-CardDrawn-hidden = { $seat } pioche une carte.
event-CardsDrawn-hidden = { $seat } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
event-CardDiscarded = { $seat } défausse { $card }.
event-CardTrashed = { $seat } bannit { $card }.
event-CardPutOnDeck = { $seat } place { $card } sur le dessus de son deck.
event-CharacterPlayed = { $seat } joue { $token }.
event-OwnTokensTaken = { $seat } prend { $n } { $token }.
event-OwnTokensLost = { $seat } pose { $n } { $token } à côté du plateau.
event-CardRecalled = { $seat } replace { $card } de la zone de jeu sur le dessus du deck.
event-TextRepeated = { $seat } applique encore le texte de { $card }.
event-CardTakenToHand = { $seat } prend { $card } directement en main.
event-CardAcquired = { $seat } acquiert { $card } pour { $skill } { $skill ->
    [one] Compétence
   *[other] Compétences
}.
event-CardGained = { $seat } prend { $card } dans les Actions permanentes.
event-DeviceUsed = { $seat } utilise { $card } pour { $skill } { $skill ->
    [one] Compétence
   *[other] Compétences
}.
event-MonsterDefeated = { $seat } vainc { $card } avec { $swords ->
    [one] 1 Épée
   *[other] { $swords } Épées
}.
event-DeckShuffled = { $seat } mélange un nouveau deck de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
event-ResourcesGained = { $seat } gagne { $gain }.
event-GoldGained = { $seat } gagne { GOLD($n) }.
event-GoldPaid = { $seat } paie { GOLD($n) }.
event-LockpicksGained = { $seat } gagne { $n ->
    [one] 1 Crochetage
   *[other] { $n } Crochetages
}.
event-LockpicksSpent = { $seat } dépense { $n ->
    [one] 1 Crochetage
   *[other] { $n } Crochetages
}.
event-TeleportGained = { $seat } peut se téléporter { $n } fois ce tour-ci.
event-LatentPaid = { $source } : l’effet profite à { $seat }.
event-OptionPicked = { $source } : { $seat } choisit l’option { $n }.
event-AbilityKept = { $seat } pourra utiliser { $effect } plus tard ce tour-ci.
event-ClankMade = { $cancelled ->
    [0] { $seat } fait { $made } Clank!
   *[other] { $n ->
        [0] { $seat } fait { $made } Clank!, { $made ->
            [one] aussitôt annulé
           *[other] aussitôt annulés
        }.
       *[other] { $seat } fait { $made } Clank!, dont { $cancelled ->
            [one] { $cancelled } annulé
           *[other] { $cancelled } annulés
        }.
    }
}
event-ClankRemoved = { $n ->
    [0] { $seat } annulera { $credit } Clank! plus tard ce tour-ci.
   *[other] { $seat } retire { $n } Clank!{ $credit ->
        [0] { "" }
       *[other] { " " }et en annulera encore { $credit } ce tour-ci.
    }
}
event-TunnelWalked = { $seat } va { $to } : { $cost }.
event-Teleported = { $seat } se téléporte { $to }.
event-BootsBlocked = La { -crystal-cave } épuise { $seat } : plus de Bottes ce tour-ci.
event-StartReached = { $seat } est de retour au départ avec un Artefact.
event-LockOpened = { $seat } crochète { $lock } { $of }.
event-TileRevealed = { $seat } découvre { $tile }.
event-TilePlaced = { $seat } place une tuile { $site }, { $turned } : { $tile }.
event-TileTurned = Une tuile pivote : { $tile }, à { $degrees }°.
event-ArtifactPlaced = { $token } attend { $at }.
event-WildCubeAdded = Un { -ghost } rejoint la zone Clank!
event-OfferingMade = { $seat } dépose une offrande { $at } : c’est sa { $n ->
    [one] première
   *[other] { $n }e
}.
event-TokenTaken = { $seat } prend { $token }.
event-IdolReturned = { $seat } remet { $token } sur l’autel.
event-SecretRevealed = { $seat } révèle { $token }.
event-PrisonerFreed = { $seat } libère { $token }.
event-PrisonerFreed-none = { $seat } trouve { $token } parmi les Prisonniers.
event-TokenConsumed = { $seat } utilise { $token }.
event-ItemBought = { $seat } achète { $token } pour { GOLD($gold) }.
event-MarkerAdvanced = La Fureur du { -dragon } monte à la case { $space }.
event-CardRevealed = Nouvelle carte sur la piste : { $card }.
event-RowCardReplaced = { $seat } remplace { $card } sur la piste.
event-BlackCubesReturned = { $n ->
    [one] { $n } cube { -dragon } retourne
   *[other] { $n } cubes { -dragon } retournent
} dans le sac.
event-AttackCalled = { $source } déclenche une attaque.
event-LesserAttackCalled = { $source } déclenche une petite attaque.
event-OwnCubesReturned = { $n ->
    [one] { $seat } reprend son cube pioché
   *[other] { $seat } reprend ses { $n } cubes piochés
}.
event-AttackBegun = Le { -dragon } attaque : { $n ->
    [one] { $n } cube est pioché
   *[other] { $n } cubes sont piochés
}.
event-AttackBegun-short = Le { -dragon } attaque pour { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, mais { $drawn ->
    [0] le sac est vide
    [one] il n’en reste que { $drawn } dans le sac
   *[other] il n’en reste que { $drawn } dans le sac
}.
event-CubeDrawn = Cube pioché : { $owner } !
event-CubeDrawn-black = Un cube { -dragon } : raté.
event-WildCubeDrawn = Un cube { -ghost } : 1 dégât pour tout le monde { -dungeon(form: "in") } !
event-WildCubesReturned = { $n ->
    [one] Un { -ghost } retourne
   *[other] { $n } { -ghost(form: "many") } retournent
} dans la zone Clank!
event-DamagePrevented = { $seat } pare un { -ghost } avec { $card }.
event-DamageTaken = { $seat } subit { $n } { $n ->
    [one] dégât
   *[other] dégâts
}.
event-DamageHealed = { $seat } soigne { $n } { $n ->
    [one] dégât
   *[other] dégâts
}.
event-KnockedOut =
    { $seat } est hors de combat { $at }{ $fate ->
        [rescued] { "\u00A0" }: on vient à son secours, tout compte
        [lost] { "\u00A0" }: personne ne vient, rien ne compte
       *[other] { "" }
    }.
event-Escaped = { $seat } sort en vie { -dungeon(form: "of") } !
event-CountdownAdvanced = { $seat } avance à la case { $space } du compte à rebours.
event-DungeonDeckExhausted = La { -dungeon-deck } est vide : tout le monde encore { -dungeon(form: "in") } est hors de combat.
event-BagEmptied = Le sac est vide : tout le monde encore { -dungeon(form: "in") } est hors de combat.
event-GameEnded = La partie est terminée.

# Ce qu’un joueur a fait, dans la ligne de son tour : « Hibou, 5 cartes : vers la citerne, acheté Éclaireuse ».
brief-CardLaidOut = posé { $card } en réaction
brief-TextRepeated = appliqué encore le texte de { $card }
brief-CardTrashed = banni { $card }
brief-CardAcquired = acquis { $card }
brief-CardGained = pris { $card }
brief-DeviceUsed = utilisé { $card }
brief-MonsterDefeated = vaincu { $card }
brief-LockpicksGained =
    gagné { $n ->
        [one] 1 Crochetage
       *[other] { $n } Crochetages
    }
brief-TunnelWalked = { $to }
brief-Teleported = téléportation { $to }
brief-StartReached = de retour au départ
brief-LockOpened = crocheté { $lock }
brief-TilePlaced = découvert { $tile }
brief-OfferingMade = déposé l’offrande numéro { $n }
brief-TokenTaken = pris { $token }
brief-IdolReturned = rendu { $token }
brief-SecretRevealed = révélé { $token }
brief-PrisonerFreed = libéré { $token }
brief-TokenConsumed = utilisé { $token }
brief-ItemBought = acheté { $token }
brief-RowCardReplaced = remplacé { $card }
brief-DamageTaken =
    { $n ->
        [one] subi 1 dégât
       *[other] subi { $n } dégâts
    }
brief-DamageHealed =
    soigné { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
brief-FigureDefeated = vaincu un monstre

refused = { $reason } §{ $rule }
reason-question-open = Répondez d’abord à la question posée.
reason-not-an-answer = Ce choix n’est pas proposé ici.
reason-not-understood = Ce coup n’existe pas dans ce jeu.
reason-nothing-asked = Aucune question n’attend cette réponse.
reason-only-on-arrival = On ne prend un jeton qu’en entrant. Sortez de la salle et revenez.
reason-not-in-this-game = Ce jeu n’a pas cette action.
reason-game-over = La partie est terminée.
reason-not-your-decision = C’est à quelqu’un d’autre de répondre.
reason-not-before-you = Cette carte n’est pas devant vous, ou elle est déjà prise.
reason-not-adjacent = Aucun { -tunnel } n’y mène depuis votre salle.
reason-no-such-thing = Rien ne porte ce nom.
reason-named-by-its-place = Une carte de la piste se désigne par son emplacement : row1 à row6.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-hand-not-empty = Jouez d’abord toutes les cartes de votre main.
reason-empty-slot = Cet emplacement de la piste reste vide jusqu’à la fin du tour.
reason-empty-pile = Cette pile d’Actions permanentes est vide.
reason-other-banner = Cette carte ne s’obtient pas ainsi : on acquiert les bleues et les jaunes, on utilise les Aubaines, on combat les { -monster(form: "many") }.
reason-wrong-place = Vous n’êtes pas au bon endroit pour cette carte.
reason-need-skill = Il faut { $need } { $need ->
    [one] Compétence
   *[other] Compétences
} ; vous en avez { $have }.
reason-need-swords = Il faut { $need ->
    [one] { $need } Épée
   *[other] { $need } Épées
} ; vous en avez { $have }.
reason-need-gold-besides = Il faut aussi { GOLD($need) } ; vous en avez { $have }.
reason-need-lockpick = Il faut aussi { $need ->
    [one] 1 Crochetage
   *[other] { $need } Crochetages
} ; vous en avez { $have }.
reason-not-kept = Aucune carte jouée ce tour-ci ne le permet.
reason-not-now = Rien ici à quoi l’appliquer.
reason-already-out = Vous êtes de retour au départ : vous ne bougez plus.
reason-blocked-by-cave = Une { -crystal-cave } vous arrête : plus de Bottes ce tour-ci.
reason-too-dizzy = Vous arrivez ici sans avoir marché : plus de Bottes ce tour-ci.
reason-one-way = Ce { -tunnel } ne mène que dans l’autre sens.
reason-locked = Ce { -tunnel } est verrouillé ; il faut { -master-key(form: "a") }.
reason-start-closed = On ne revient pas au départ sans Artefact.
reason-nothing-there = Ce { -tunnel } ne mène encore à aucune salle.
reason-need-lockpicks = Il faut { $need ->
    [one] 1 Crochetage
   *[other] { $need } Crochetages
} ; vous en avez { $have }.
reason-stack-empty = Il ne reste aucune tuile à découvrir.
reason-not-shut-in = Votre tuile ne tourne que si rien ne mène hors de votre salle.
reason-tile-stays = Votre tuile reste comme elle est.
reason-not-an-edge = Il n’y a rien à découvrir par ce { -tunnel }.
reason-discovery-waits = Vous êtes en pleine découverte : placez d’abord la tuile.
reason-cannot-be-completed = Vous ne pourriez pas terminer votre déplacement ainsi.
reason-can-be-completed = Vous pouvez terminer ce déplacement : pas question d’y renoncer.
reason-need-boots = Il ne vous reste pas de Bottes.
reason-need-two-boots = Ce { -tunnel } demande { $need ->
    [one] { $need } Botte
   *[other] { $need } Bottes
} ; vous en avez { $have }.
reason-no-monster-there = Il n’y a pas autant { -monster(form: "of-many") } dans ce { -tunnel }.
reason-need-swords-there =
    Il faudrait { $need ->
        [one] { $need } Épée
       *[other] { $need } Épées
    } ; vous en avez { $have }.
reason-no-teleport = Vous n’avez pas de Téléportation.
reason-would-knock-out = Ces dégâts vous mettraient hors de combat : vous ne pouvez pas le choisir.
reason-no-cubes-for-damage = Il ne vous reste pas de cubes pour marquer ces dégâts.
reason-no-such-token-here = Ce jeton n’est pas à prendre ici.
reason-artifact-limit = Vous ne pouvez pas porter un Artefact de plus.
reason-artifact-of-same-room = Vous avez déjà pris un Artefact dans cette salle.
reason-not-held = Vous n’avez pas ce jeton.
reason-nothing-to-use = Ce jeton ne s’utilise pas pendant un tour.
reason-not-in-market = Vous n’êtes pas dans une salle de Marché.
reason-need-gold = Il faut { GOLD($need) } ; vous en avez { $have }.
reason-sold-out = Épuisé.
reason-dearer-one-first = Le plus précieux des restants part d’abord.
reason-not-for-sale = Ce n’est pas à vendre.
reason-need-damage = Il faut avoir subi au moins { $need ->
    [one] { $need } dégât
   *[other] { $need } dégâts
} pour l’acheter ; vous en avez { $have }.
reason-no-coupon = Vous n’avez pas de Coupon de réduction.
reason-no-secrets = Il ne reste aucun Secret majeur.
reason-no-prisoners = Il ne reste aucun Prisonnier.
reason-no-such-feature = Il n’y a rien de tel à crocheter ici.
reason-open-already = C’est déjà déverrouillé.
reason-no-tomes = Il ne reste aucun Livre des secrets.
reason-no-wayshrine = Il n’y a pas de Lieu sacré ici.
reason-offered-already = Vous avez déjà déposé une offrande dans ce Lieu sacré.
reason-wayshrine-full = Ce Lieu sacré n’a plus de place libre.
reason-no-cubes-to-offer = Il ne vous reste pas de cube à déposer en offrande.

status-in-play = { -dungeon(form: "in") }
status-escaped = dehors
status-rescued = sauvetage
status-lost = sans retour
score-artifacts = Artefacts
score-tokens = Jetons
score-gold = { -gold }
score-cards = Cartes

# Noms de lieux : $article dit lequel ils prennent.
named-the = { $article ->
    [elided] l’{ $name }
    [f] la { $name }
    [ff] les { $name }
    [mm] les { $name }
   *[m] le { $name }
}
named-to = { $article ->
    [elided] à l’{ $name }
    [f] à la { $name }
    [ff] aux { $name }
    [mm] aux { $name }
   *[m] au { $name }
}
named-at = { $article ->
    [elided] à l’{ $name }
    [f] à la { $name }
    [ff] aux { $name }
    [mm] aux { $name }
   *[m] au { $name }
}
named-from = { $article ->
    [elided] de l’{ $name }
    [f] de la { $name }
    [ff] des { $name }
    [mm] des { $name }
   *[m] du { $name }
}
named-of = { $article ->
    [elided] de l’{ $name }
    [f] de la { $name }
    [ff] des { $name }
    [mm] des { $name }
   *[m] du { $name }
}
the-tile = la tuile { $tile }

# Lieux. $marks est ce qui est imprimé dans une salle d'une tuile, $of une tuile ou sa moitié.
room-room = { $room }
room-start = départ
room-crypt = Crypte
room-tile = { $tile } ({ $marks })
room-start-tile = tuile de départ ({ $marks })
to-room = dans la salle { $room }
to-start = dans la zone de départ
to-crypt = dans la Crypte
to-tile = sur la tuile { $tile } ({ $marks })
to-start-tile = sur la tuile de départ ({ $marks })
at-room = dans la salle { $room }
at-start = dans la zone de départ
at-crypt = dans la Crypte
at-tile = sur la tuile { $tile } ({ $marks })
at-start-tile = sur la tuile de départ ({ $marks })
from-room = de la salle { $room }
from-start = de la zone de départ
from-crypt = de la Crypte
from-tile = de la tuile { $tile } ({ $marks })
from-start-tile = de la tuile de départ ({ $marks })
to-portal = dans un Portail
to-next-tile = vers une tuile inexplorée
of-tile = de la tuile { $tile }
of-start-tile = de la tuile de départ
of-upper-half = de la moitié haute de la tuile de départ
of-lower-half = de la moitié basse de la tuile de départ
site-north = au nord { $of }
site-east = à l’est { $of }
site-south = au sud { $of }
site-west = à l’ouest { $of }
site-gone = à côté d’une tuile retirée depuis
way = { $site } par le { $side }
by-north = { -tunnel } nord
by-east = { -tunnel } est
by-south = { -tunnel } sud
by-west = { -tunnel } ouest
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ouest
side-west = ouest
side-north-west = nord-ouest
side-middle = milieu
turned =
    { $degrees ->
        [0] telle quelle
       *[other] tournée de { $degrees }°
    }
room-bare = salle simple
room-artifact = Artefact{ $plus }
reward-gold = { GOLD($n) }
reward-heal = soigne { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
reward-minor-secret = Secret mineur
reward-monkey-idol = Idole du Singe
the-lock = un Cadenas
the-chest = le Coffre
the-library = la Bibliothèque interdite
the-prison = la Cellule de prison
gain-chest = un Secret majeur
gain-library = un Livre des secrets
gain-prison = 2 Prisonniers

# Sub Terra : un monstre est une figurine dans les catacombes, jamais une carte.
prompt-figure-appears = Dans quel Lieu sacré un monstre apparaît-il ?
prompt-figure-moves = Où va le monstre ?
choice-fight-monster = Combattre le monstre ici avec { $cost }
choice-appear-at = Un monstre apparaît { $at }
choice-hunt-to = Le monstre va { $to }
event-FigureAppeared = Un monstre apparaît { $at }.
event-FigureMoved = Un monstre part { $from } et va { $to }.
event-FigureLost = Le monstre { $at } a perdu la trace.
event-FigureDefeated = { $seat } vainc le monstre { $at }.
reason-no-figure-here = Il n’y a pas de monstre dans votre salle.
reason-need-swords-for-figure = Il faut { $need ->
    [one] { $need } Épée
   *[other] { $need } Épées
} pour vaincre un monstre ; vous en avez { $have }.

# Dans l'Espace. $place est une salle avec son code et son module, $gain ce que donne un port de data.
reason-owned-already = Vous en avez déjà un ; c’est la limite.
