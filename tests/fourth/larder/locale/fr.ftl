choice-nibble = Grignoter le fromage
event-CrumbNibbled = { $seat } grignote le fromage { $at }.
reason-no-cheese = Il n'y a pas de fromage ici.
reason-no-crumbs = Il ne reste pas une miette de ce fromage.
reason-nibbled-already = Vous avez déjà grignoté ici ce tour-ci.
effect-crumb = trouvez { $crumb ->
    [one] { $crumb } miette
   *[other] { $crumb } miettes
}
token-crumb = Miette
one-crumb = une miette
feature-cheese = fromage
place-cheese = près d'un fromage
