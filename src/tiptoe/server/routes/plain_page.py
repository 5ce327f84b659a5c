"""Page without the client: the tables of this server, where the browser client is not built."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...house.messages.shapes import Listed

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tiptoe</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Tiptoe</h1>
<p>The tables of this server. The page to play on is not built here (<code>make client</code>);
programs use <a href="/api/schema">/api</a>.</p>
{tables}
</body>
</html>
"""


def tables_page(tables: Sequence[Listed]) -> str:
    """Every listed table with its people."""
    rows = "\n".join(_row(table) for table in tables)
    listed = f"<ul>\n{rows}\n</ul>" if tables else "<p>No tables yet.</p>"
    return PAGE.format(tables=listed)


def _row(table: Listed) -> str:
    names = ", ".join(escape(name) if name else "<em>free</em>" for name in table.names)
    return f'<li><a href="/api/tables/{table.table}">{escape(table.spec)}</a> ({escape(table.phase)}): {names}</li>'
