/** Words as they are compared: small letters without accents or curled apostrophes, which nobody types to search. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
