# Le terminal.

ui-title = Tiptoe · { $game } · { $board } · manche { $round }
ui-you = vous
ui-rage = Fureur : case { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
ui-danger = +{ $n } Danger
ui-bag = Sac : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
ui-bag-open = Sac : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, dont { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}
ui-deck = { -dungeon-deck(form: "capital") } : { $n }
ui-countdown = Compte à rebours : case { $space } sur 5
ui-column-seat = Joueur
ui-column-health = Santé
ui-column-gold = { -gold }
ui-column-clank = Clank!
ui-column-bag = Dans le sac
ui-column-cubes = Cubes
ui-column-cards = Main / deck / défausse
ui-column-room = Salle
ui-column-tokens = Jetons
ui-column-cost = Coût
ui-column-card = Carte
ui-column-points = Points
ui-column-copies = Exemplaires
ui-column-text = Texte
ui-column-total = Total
ui-row = { -dungeon-row(form: "capital") }
ui-reserve = Actions permanentes
ui-market = Marché
ui-hand = Main
ui-in-play = Zone de jeu
ui-purse = Compétences { $skill } · Épées { $swords } · Bottes { $boots } · Téléportations { $teleports }
ui-log = Ce qui s’est passé
ui-choices = Choix
ui-empty = vide
ui-ask = Numéro ou clé (? pour l’aide) :
ui-help =
    Tapez le numéro ou la clé d’un choix. Aussi : a = jouer toutes les cartes, u = annuler, uu = annuler tout le tour, w CLÉ = pourquoi pas, c CARTE = texte d’une carte,
    m = plan { -dungeon(form: "of-lower") }, l = journal, s = joueurs et défausses, q = enregistrer et quitter. Si un choix est impossible, on vous dit pourquoi.
ui-undone = Annulé.
ui-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué depuis. §RUL-34
ui-possible = C’est possible maintenant.
ui-no-card = Aucune carte ne porte ce nom.
ui-saved = Partie enregistrée. Pour reprendre : { $command }
ui-resumed = Bon retour parmi nous.
ui-curtain = { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
ui-over = La partie est terminée.
ui-winner = { $seat } est le plus grand voleur { -realm } !
ui-winners-shared = { $seats } se partagent le titre de plus grand voleur { -realm }.
ui-no-winner = Personne n’est sorti avec un Artefact : personne ne gagne.
ui-seed = Graine { $seed }. Partie enregistrée dans { $file }
ui-discard = Défausse
ui-legend = Légende
ui-empty-pile = —
ui-label = { $label } : { $text }
ui-column-lockpicks = Crochetages
ui-column-offerings = Offrandes
ui-column-tile = Tuile
ui-column-set = Groupe
ui-column-rooms = Salles
ui-column-tunnels = { -tunnel(form: "capital-many") }
ui-tiles = Tuiles : { $n } en pile{ $back ->
    [surface] , la prochaine de la surface
    [depths] , la prochaine des Profondeurs
   *[none] { "" }
}
ui-ghosts = { -ghost(form: "many") } : { $bank } dans la Banque, { $area } dans la zone Clank!
ui-artifacts = Artefacts à venir : { $points }
ui-purse-catacombs = { " " }· Crochetages { $lockpicks } · Prisonniers libérés { $prisoners } · Offrandes { $offerings }
ui-set-start = départ
ui-set-surface = surface
ui-set-depths = Profondeurs
ui-tile-set = Tuiles : { $game }
ui-map-reward-gold = { -gold }
ui-map-reward-heal = soigne
ui-map-feature-portal = Portail
ui-map-feature-artifact = emplacement d’Artefact (+ : meilleur)
ui-map-feature-haunted = Tuile Hantée
ui-map-lock-open = ouvert
ui-map-token-figure = monstre dans la salle
