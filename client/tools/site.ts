import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILES = join(import.meta.dirname, "site/files");
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", // the engine is WebAssembly; nothing else may be made out of text
  "style-src 'self'",
  "img-src 'self' blob:", // pictures that the house draws
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** The page for a static host: its own policy, since no server sends one, and the files that make it an app. */
export function site(): Plugin {
  return {
    name: "site",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
    ],
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(FILES)) copyFileSync(join(FILES, name), join(dir, name));
    },
  };
}
