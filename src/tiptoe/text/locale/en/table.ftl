# Why a table does not do what it is asked.

table-not-in-lobby = The game has begun already.
table-not-playing = No game is being played at this table.
table-no-such-seat = This table has no such seat.
table-seat-taken = Somebody sits there already.
table-seats-open = There are still free seats: fill them with people or bots.
table-no-open-seat = There is no free seat at this table.
table-already-seated = You sit at this table already.
table-not-seated = Only somebody who sits there can do that.
table-bad-name = A name has 1 to 24 letters, digits or simple signs.
table-unknown-bot = There is no bot of this name.
table-stale = The game has moved on in the meantime.
table-not-your-decision = It is not for you to decide now.
table-held = A bot plays for this seat.
table-not-held = No bot plays for you.
table-not-away = This player is here.
table-nothing-to-undo = There is nothing that you can take back alone.
table-no-such-point = The game has not come that far.
table-rules-changed = The game cannot go back that far: the rules have been mended since.
table-nothing-asked-of-you = Nobody asks for your consent.
table-asked-already = Another request is still open.
table-nobody-to-nudge = Nobody keeps you waiting.
table-game-not-over = The game is not over yet.
table-plays-otherwise = This game was played by other rules or cards; it cannot be played again here.
table-not-kept = This could not be saved, so it did not happen. Please try again.
table-not-a-command = This is not something that can be asked for.
table-dealt-otherwise = This table was dealt with what this version no longer has: { $what }. Nothing is lost: the table opens again where that is back.
