"""nginx in front of a server, configured by the guide's own recipe."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from databases import free_port
from patience import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
NGINX = shutil.which("nginx")
SITE = """
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    {recipe}
  }}
}}
"""


def recipe() -> str:
    """The nginx configuration in the guide."""
    found = re.search(r"With nginx:\n\n(?:<!--.*?-->\n)?```\n(.*?)```", GUIDE, re.S)
    assert found
    return found[1]


class Nginx:
    """An nginx proxy in front of a server address, until it is stopped."""

    def __init__(self, address: str) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.folder = Path(tempfile.mkdtemp(prefix="tiptoe-nginx-"))
        site = SITE.format(folder=self.folder, port=port, recipe=recipe().replace("127.0.0.1:8765", address))
        (self.folder / "nginx.conf").write_text(site, encoding="utf-8")
        command = [str(NGINX), "-c", str(self.folder / "nginx.conf"), "-g", "daemon off; user root;"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        assert until(self._listens), (self.folder / "error.log").read_text(encoding="utf-8")

    def _listens(self) -> bool:
        """Whether the proxy accepts connections; a request would reach the server and its counters."""
        host, _, port = self.address.partition(":")
        with suppress(ConnectionError), socket.create_connection((host, int(port))):
            return True
        return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
