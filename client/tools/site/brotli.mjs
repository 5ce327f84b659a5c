/** Every file of the site also as brotli beside it, for hosts that send it so; what was packed before is not packed again.
 * Usage: node brotli.mjs FOLDER KEPT */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const PACKED = /\.(js|mjs|css|svg|wasm|zip|json|html|txt|webmanifest)$/;
const HOW = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
const [folder, kept] = process.argv.slice(2);
mkdirSync(kept, { recursive: true });
for (const name of readdirSync(folder, { recursive: true })) {
  if (!PACKED.test(name)) continue;
  const body = readFileSync(join(folder, name));
  const packed = join(kept, createHash("sha256").update("24").update(body).digest("hex"));
  if (!existsSync(packed)) writeFileSync(packed, brotliCompressSync(body, HOW));
  copyFileSync(packed, join(folder, `${name}.br`));
}
