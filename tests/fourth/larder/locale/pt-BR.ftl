choice-nibble = Mordiscar o queijo
event-CrumbNibbled = { $seat } mordisca o queijo { $at }.
reason-no-cheese = Não há queijo aqui.
reason-no-crumbs = Não sobrou nem uma migalha deste queijo.
reason-nibbled-already = Você já mordiscou aqui neste turno.
effect-crumb = encontre { $crumb ->
    [one] { $crumb } migalha
   *[other] { $crumb } migalhas
}
token-crumb = Migalha
one-crumb = uma migalha
feature-cheese = queijo
place-cheese = junto a um queijo
