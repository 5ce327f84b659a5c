/** Pyodide in node, with the engine that the site ships: for packing it, and for playing golden games in it. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

export const PYODIDE = resolve(dirname(fileURLToPath(import.meta.url)), "../../node_modules/pyodide");

/** A bare interpreter; `from` is where its files are. */
export const interpreter = (from = PYODIDE, env = {}) => loadPyodide({ indexURL: `${resolve(from)}/`, env });

/** With the packages of an archive. */
export async function withApp(folder) {
  const python = await interpreter(folder);
  const into = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(new Uint8Array(readFileSync(resolve(folder, "app.zip"))), "zip", { extractDir: into });
  return python;
}

/** An error of Python's is told as Python tells it, without the script around it. */
export function failing(work) {
  work.catch((error) => {
    console.error(String(error.message ?? error).slice(-3000));
    process.exit(1);
  });
}

/** A folder of this machine in the interpreter. */
export function mount(python, at, folder) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, at);
}
