# Por que uma mesa não faz o que lhe pedem.

table-not-in-lobby = A partida já começou.
table-not-playing = Não há partida em andamento nesta mesa.
table-no-such-seat = Esta mesa não tem esse lugar.
table-seat-taken = Esse lugar já está ocupado.
table-seats-open = Ainda há lugares livres: preencha-os com pessoas ou robôs.
table-no-open-seat = Não há lugar livre nesta mesa.
table-already-seated = Você já está nesta mesa.
table-not-seated = Só quem está sentado nesse lugar pode fazer isso.
table-bad-name = Um nome tem de 1 a 24 letras, números ou sinais simples.
table-unknown-bot = Não há robô com esse nome.
table-stale = A partida já avançou.
table-not-your-decision = Não é a sua vez de decidir.
table-held = Um robô joga por este lugar.
table-not-held = Nenhum robô joga por você.
table-not-away = Este jogador está presente.
table-nothing-to-undo = Não há nada que você possa desfazer sem os outros.
table-no-such-point = A partida não chegou até lá.
table-rules-changed = A partida não pode voltar tanto: as regras foram corrigidas desde então.
table-nothing-asked-of-you = Ninguém pede o seu consentimento.
table-asked-already = Outro pedido ainda está aberto.
table-nobody-to-nudge = Ninguém está fazendo você esperar.
table-game-not-over = A partida ainda não acabou.
table-plays-otherwise = Esta partida foi jogada com outras regras ou cartas; não dá para repeti-la aqui.
table-not-kept = Isto não pôde ser salvo e, por isso, não aconteceu. Tente de novo.
table-not-a-command = Isso não pode ser pedido.
table-dealt-otherwise = Esta mesa foi distribuída com algo que esta versão já não tem: { $what }. Nada se perdeu: ela volta a abrir assim que isso voltar.
