/** Names that nobody else has, also where a page came over plain http and `randomUUID` is not there. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
