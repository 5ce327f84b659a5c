/** Words that are read out one after another: each ends once, whether or not it came with its own full stop. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(" ");
}
