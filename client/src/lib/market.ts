/** What the market has: each thing once, with how many are left. */
export function stock(market: readonly string[]): { id: string; n: number }[] {
  return [...new Set(market)].map((id) => ({ id, n: market.filter((other) => other === id).length }));
}
