import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg)$/;

/** Every script and sheet also as brotli beside it: the server sends it to whoever can read it. */
export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!PACKED.test(name)) continue;
        const body = file.type === "chunk" ? file.code : file.source;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
      }
    },
  };
}
