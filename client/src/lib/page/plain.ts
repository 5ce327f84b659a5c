/** Words as they are compared: small letters without accents, which nobody types to search. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
