/** Unique names, also on pages over plain http, where `randomUUID` is missing. */
export function uniqueName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
