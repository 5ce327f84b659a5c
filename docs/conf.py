"""How Sphinx makes the documents a site; `make docs` writes it to build/docs."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from docs_site import without_links_outside  # noqa: E402

from tiptoe.build import VERSION  # noqa: E402

project = "Tiptoe"
release = VERSION
html_title = f"Tiptoe {VERSION}"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
master_doc = "index"
myst_heading_anchors = 4
html_theme = "furo"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_extra_path = ["reference/pack.schema.json"]
pygments_style = "friendly"
pygments_dark_style = "monokai"
suppress_warnings = ["misc.highlighting_failure"]  # JSON with dots where something is left out


def setup(app):
    app.connect("source-read", lambda _, name, source: source.__setitem__(0, without_links_outside(source[0], name)))
