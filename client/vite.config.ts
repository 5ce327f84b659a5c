import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { brotli } from "./tools/brotli.ts";
import { chunks } from "./tools/chunks.ts";
import { fonts } from "./tools/fonts.ts";
import { icons } from "./tools/icons.ts";
import { languages } from "./tools/languages.ts";
import { licences } from "./tools/licences.ts";
import { site } from "./tools/site.ts";

const server = process.env["TIPTOE_SERVER"] ?? "http://127.0.0.1:8765";

const quiet = { bundlerTimings: false }; // timings read like faults above the address that `make play` prints

export default defineConfig(({ mode }) => {
  const alone = mode === "alone"; // for a static host, below any path: `make site`
  return {
    base: alone ? "./" : "/",
    plugins: [svelte(), fonts(), icons(), languages(), licences(), alone ? site() : brotli()],
    worker: { format: "es", rolldownOptions: { checks: quiet } },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    build: {
      outDir: alone ? "../build/site" : "../src/tiptoe/web/static",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content security policy allows nothing inline
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: quiet, output: { codeSplitting: chunks } },
    },
    server: { proxy: { "/api": { target: server, ws: true } } },
    test: {
      environment: "jsdom",
      isolate: false, // files share the page's modules: a test that changes one puts it back
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      testTimeout: 60_000,
    },
  };
});
