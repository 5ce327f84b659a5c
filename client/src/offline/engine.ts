/** The engine in a worker: Pyodide with our packages in it, from files that lie beside the page. */
import { withProgress } from "./download-progress";
import type { Progress } from "./worker-protocol";
import { unpack } from "./unzip";

/** What is used of Pyodide. */
export interface Python {
  pyimport(module: string): unknown;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, body: Uint8Array): void;
}
type Load = (settings: {
  indexURL: string;
  fsInit(files: Files, where: { sitePackages: string }): Promise<void>;
}) => Promise<Python>;

const HERE = import.meta.url; // written apart: what stands in one line with it is looked for when the page is built
const FOLDER = new URL(`../engine/${import.meta.env.VITE_ENGINE}/`, HERE).href;

/** Everything is fetched at once; our packages are there before Python starts. */
export async function loadEngine(tell: (progress: Progress) => void): Promise<Python> {
  const sizes = JSON.parse(import.meta.env.VITE_ENGINE_SIZES) as Record<string, number>;
  self.fetch = withProgress(self.fetch.bind(self), sizes, tell);
  const app = fetch(`${FOLDER}app.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as { loadPyodide: Load };
  return loadPyodide({
    indexURL: FOLDER,
    async fsInit(files, { sitePackages }) {
      for (const [name, body] of unpack(await app)) {
        const path = `${sitePackages}/${name}`;
        files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        files.writeFile(path, body);
      }
    },
  });
}
