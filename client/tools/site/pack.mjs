/** Packs the engine of the site: sources compiled by the very Python that will run them, and as much of its standard
 * library as they use. Archives are stored, not deflated: what a host compresses as a whole becomes smaller.
 * Usage: node pack.mjs SOURCES OUT */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { failing, interpreter, mount, PYODIDE } from "./pyodide.mjs";

const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const here = dirname(fileURLToPath(import.meta.url));
const [sources, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const name of FILES) copyFileSync(resolve(PYODIDE, name), resolve(out, name));
const { info } = JSON.parse(readFileSync(resolve(PYODIDE, "pyodide-lock.json"), "utf8"));
writeFileSync(resolve(out, "pyodide-lock.json"), JSON.stringify({ info, packages: {} })); // none is loaded by name

async function pack() {
  const python = await interpreter(PYODIDE, { PYTHONNODEBUGRANGES: "1" }); // a line is enough to find a mistake
  mount(python, "/sources", sources);
  mount(python, "/out", out);
  mount(python, "/pyodide", PYODIDE);
  python.FS.writeFile("/pack.py", readFileSync(resolve(here, "pack.py")));
  python.runPython("import sys; sys.path.insert(0, '/')");
  console.log(await python.runPythonAsync("import pack; await pack.everything()"));
}

failing(pack());
