/** Pack links: a compressed pack in the URL fragment, which is not sent to a server. */
import { linkTo, workshopPath } from "../page/router.svelte";

const MARK = "#pack=";
/** Letters of a link that messengers and mail leave whole. */
export const LONGEST = 6000;

/** The link of a pack, or nothing where it would be too long to be sent. */
export async function packLink(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const code = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const link = linkTo(`${workshopPath()}${MARK}${code}`);
  return link.length > LONGEST ? "" : link;
}

/** The pack of an address; nothing where there is none, null where it was cut on the way or holds more bytes. */
export async function packOf(hash: string, most: number): Promise<string | null> {
  if (!hash.startsWith(MARK)) return "";
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(new DecompressionStream("deflate-raw"), bytes, most),
    );
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0, part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) throw new Error("too large");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
