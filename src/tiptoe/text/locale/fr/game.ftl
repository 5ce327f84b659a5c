# La partie en cours : questions, choix, récit, refus. $seat est le nom d'une place.

seat-0 = Renard
seat-1 = Hibou
seat-2 = Crapaud
seat-3 = Lièvre
seat-4 = Phalène
seat-5 = Blaireau

prompt-your-turn = À vous de jouer : cartes et actions dans l'ordre de votre choix.
prompt-choose = { $source } : choisissez.
prompt-trash = { $source } : quelle carte bannissez-vous ?
prompt-discard = { $source } : quelle carte défaussez-vous ?
prompt-replace = { $source } : quelle carte de la piste est remplacée ?
prompt-take-token = Vous pouvez prendre un jeton ici.
prompt-fetch = { $source } : quel Secret prenez-vous ?
prompt-teleport = { $source } : où vous téléportez-vous ?
prompt-order-end = Quel effet vient en premier à la fin de votre tour ?
prompt-game-over = La partie est terminée.
some-text = Un effet

choice-play = Jouer { $card }
choice-acquire = Acquérir { $card } pour { $price } Compétence
choice-use = Utiliser { $card } pour { $price } Compétence
choice-fight = Combattre { $card } avec { $price ->
    [one] 1 Épée
   *[other] { $price } Épées
}
choice-move = Aller en { $room } : { $cost }
choice-teleport = Se téléporter en { $room }
choice-buy = Acheter { $token } pour { $price } Or
choice-consume = Utiliser { $token } : { $text }
choice-invoke = Utiliser { $card } : { $text }
choice-end-turn = Terminer votre tour
choice-pick = { $text }
choice-trash = Bannir { $card }
choice-discard = Défausser { $card }
choice-replace = Remplacer { $card }
choice-take = Prendre : { $token }
choice-fetch = Prendre en { $room } : { $token }
choice-decline = Non merci
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

event-FirstSeatChosen = { $seat } commence.
event-TurnBegun = Tour { $turn } : { $seat }.
event-CardPlayed = { $seat } joue { $card }.
event-CardDrawn = { $seat } pioche { $card }.
event-CardDrawn-hidden = { $seat } pioche une carte.
event-CardsDrawn-hidden = { $seat } pioche { $n } cartes.
event-CardDiscarded = { $seat } défausse { $card }.
event-CardTrashed = { $seat } bannit { $card }.
event-CardAcquired = { $seat } acquiert { $card } pour { $skill } Compétence.
event-CardGained = { $seat } prend { $card } dans les Actions permanentes.
event-DeviceUsed = { $seat } utilise { $card } pour { $skill } Compétence.
event-MonsterDefeated = { $seat } vainc { $card } avec { $swords ->
    [one] 1 Épée
   *[other] { $swords } Épées
}.
event-DeckShuffled = { $seat } mélange un nouveau deck de { $n } cartes.
event-GoldGained = { $seat } gagne { $n } Or.
event-GoldPaid = { $seat } paie { $n } Or.
event-TeleportGained = { $seat } peut se téléporter { $n } fois ce tour-ci.
event-LatentPaid = { $source } prend effet pour { $seat }.
event-OptionPicked = { $seat } choisit l'option { $n } de { $source }.
event-AbilityKept = { $seat } pourra utiliser { $effect } plus tard ce tour-ci.
event-ClankMade = { $seat } fait { $n } Clank!{ $cancelled ->
    [0] { "" }
   *[other] { " " }({ $cancelled } de moins grâce à l'annulation).
}
event-ClankRemoved = { $seat } retire { $n } Clank!{ $credit ->
    [0] { "" }
   *[other] { " " }et en annulera encore { $credit } ce tour-ci.
}
event-TunnelWalked = { $seat } va en { $room } ({ $cost }).
event-Teleported = { $seat } se téléporte en { $room }.
event-BootsBlocked = { $seat } est épuisé par la Caverne de Cristal : plus de Bottes ce tour-ci.
event-StartReached = { $seat } est de retour au départ avec un Artefact.
event-TokenTaken = { $seat } prend { $token }.
event-SecretRevealed = { $seat } révèle { $token }.
event-TokenConsumed = { $seat } utilise { $token }.
event-ItemBought = { $seat } achète { $token } pour { $gold } Or.
event-MarkerAdvanced = La fureur du Dragon monte à la case { $space }.
event-CardRevealed = { $card } apparaît sur la piste.
event-RowCardReplaced = { $seat } renvoie { $card } de la piste.
event-BlackCubesReturned = { $n } cubes Dragon retournent dans le sac.
event-AttackBegun = Le Dragon attaque : { $n } cubes sont piochés.
event-CubeDrawn = Un cube de { $owner } !
event-CubeDrawn-black = Un cube Dragon : manqué.
event-DamageTaken = { $seat } subit { $n } { $n ->
    [one] dégât
   *[other] dégâts
}.
event-DamageHealed = { $seat } soigne { $n } { $n ->
    [one] dégât
   *[other] dégâts
}.
event-KnockedOut = { $seat } est mis hors de combat en { $room }.
event-Escaped = { $seat } sort vivant du Donjon !
event-CountdownAdvanced = { $seat } avance à la case { $space } du compte à rebours.
event-DungeonDeckExhausted = La pioche du Donjon est épuisée : tous ceux qui sont encore dans le Donjon sont mis hors de combat.
event-BagEmptied = Le sac est vide : tous ceux qui sont encore dans le Donjon sont mis hors de combat.
event-GameEnded = La partie est terminée.

refused = { $reason } ({ $rule })
reason-question-open = Répondez d'abord à la question posée.
reason-not-understood = Ce n'est pas un choix de ce jeu.
reason-nothing-asked = Aucune question posée n'attend cette réponse.
reason-only-on-arrival = On ne prend un jeton qu'en arrivant ; sortez de la salle et revenez.
reason-not-in-this-game = Ce jeu n'a pas cette action.
reason-game-over = La partie est terminée.
reason-not-your-decision = C'est à une autre place de répondre.
reason-not-adjacent = Aucun tunnel n'y mène depuis votre salle.
reason-no-such-thing = Rien ne porte ce nom.
reason-not-in-hand = Cette carte n'est pas dans votre main.
reason-hand-not-empty = Vous devez d'abord jouer toutes les cartes de votre main.
reason-empty-slot = Cet emplacement de la piste reste vide jusqu'à la fin du tour.
reason-empty-pile = Cette pile d'Actions permanentes est vide.
reason-other-banner = Cette carte ne s'obtient pas ainsi : on acquiert les bleues et les jaunes, on utilise les Aubaines, on combat les Monstres.
reason-wrong-place = Vous n'êtes pas à l'endroit que demande cette carte.
reason-need-skill = Il faut { $need } Compétence ; vous en avez { $have }.
reason-need-swords = Il faut { $need } Épées ; vous en avez { $have }.
reason-not-kept = Aucune carte jouée ce tour-ci ne le permet.
reason-not-now = Il n'y a rien à quoi l'appliquer en ce moment.
reason-already-out = Vous êtes de retour au départ : vous ne bougez plus.
reason-blocked-by-cave = Vous êtes entré dans une Caverne de Cristal : plus de Bottes ce tour-ci.
reason-one-way = Ce tunnel ne mène que dans l'autre sens.
reason-locked = Ce tunnel est verrouillé ; il faut une Clef de maître.
reason-start-closed = On ne revient pas au départ sans Artefact.
reason-need-boots = Il ne vous reste pas de Bottes.
reason-need-two-boots = Ce tunnel demande { $need } Bottes ; vous en avez { $have }.
reason-no-monster-there = Il n'y a pas autant de Monstres dans ce tunnel.
reason-need-swords-there = Vous voulez utiliser { $need } Épées ; vous en avez { $have }.
reason-no-teleport = Vous n'avez pas de Téléportation.
reason-would-knock-out = Ces dégâts vous mettraient hors de combat : vous ne pouvez pas le choisir.
reason-no-cubes-for-damage = Il ne vous reste pas de cubes pour marquer ces dégâts.
reason-no-such-token-here = Il n'y a pas de tel jeton à prendre ici.
reason-artifact-limit = Vous ne pouvez pas porter un Artefact de plus.
reason-not-held = Vous n'avez pas ce jeton.
reason-nothing-to-use = Ce jeton ne s'utilise pas pendant un tour.
reason-not-in-market = Vous n'êtes pas dans une salle de Marché.
reason-need-gold = Il faut { $need } Or ; vous en avez { $have }.
reason-sold-out = Il n'en reste plus.
reason-dearer-one-first = Le plus précieux qui reste part d'abord.
reason-not-for-sale = Ce n'est pas à vendre.

status-in-play = dans le Donjon
status-escaped = sorti vivant
status-rescued = sauvé
status-lost = perdu
score-artifacts = Artefacts
score-tokens = Jetons
score-gold = Or
score-cards = Cartes
