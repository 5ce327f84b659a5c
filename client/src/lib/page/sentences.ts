/** Sentences for screen readers: joins parts so that each ends with exactly one full stop. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(" ");
}
