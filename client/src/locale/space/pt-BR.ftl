# No espaço, com suas próprias palavras: cobre as mensagens da página enquanto ela mostra uma mesa ou as cartas deste jogo.

status-in-play = a bordo da nave
map = A nave
dragon = Lorde Eradikus
attack = Lorde Eradikus ataca!
attack-ghost = Um caçador de recompensas: todos −1
attack-ghost-why = Um caçador de recompensas fere todos os que ainda estão a bordo e volta a esperar na área de Clank!
guards = inimigos
market = Mercado, { $gold } Créditos
row = Fileira de Aventura
row-deck = baralho { $n }
row-discard = descarte { $n }
in-gold = { $n ->
    [one] crédito
   *[other] créditos
}
res-gold = Créditos
moment-shield = Descartar contra um Caçador de Recompensas
moment-consume = Usar
cards-map = Nave
cards-attack = Ao ser revelada, o Chefe ataca.
