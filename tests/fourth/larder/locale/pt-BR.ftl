# A Despensa: o que ela chama de outro jeito, e as mensagens de suas próprias palavras.

-dragon = { $form ->
    [cube] de gato
   *[other] Gato
}
about-larder = Ratinhos, migalhas e um gato de sono leve.
variant-hungry-cat = Gato faminto
variant-why-hungry-cat = O gato começa duas casas adiante.
choice-nibble = Mordiscar o queijo
event-CrumbNibbled = { $seat } mordisca o queijo { $at }.
brief-CrumbNibbled = mordiscou { $at }
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
