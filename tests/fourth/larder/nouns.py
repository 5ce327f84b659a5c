"""Nouns of the Larder: a verb, an event, a feature of rooms, a kind of token. Packages count from 128 and 1 << 40."""

from __future__ import annotations

from typing import Final

from tiptoe.core.board import feature
from tiptoe.core.choice import Verb, declare_verb
from tiptoe.core.choice_arguments import NONE
from tiptoe.core.components import token_kind
from tiptoe.core.event import EventKind
from tiptoe.core.refusals import Reason
from tiptoe.rules.ledger import announced, define_meaning

NIBBLE: Final = declare_verb(128, Verb("nibble", NONE))
CHEESE: Final = feature("cheese", 1 << 40)
CRUMB: Final = token_kind("crumb", 1 << 57)
CRUMB_NIBBLED: Final = EventKind("CrumbNibbled", "LAR-1.1", "room")
NO_CHEESE: Final = Reason("no-cheese", "LAR-1.1")
NO_CRUMBS: Final = Reason("no-crumbs", "LAR-1.2")
NIBBLED_ALREADY: Final = Reason("nibbled-already", "LAR-1.3")

define_meaning(CRUMB_NIBBLED, announced, announces="says where; the token and the Clank! are events of their own")
