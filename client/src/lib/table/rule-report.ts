/** Rule report: the filled-in issue form for a rule that was applied wrongly. */

/** Where the sources of this page lie; nothing where nobody has said so. */
export const FORGE: string = import.meta.env.VITE_FORGE ?? "";
const LONGEST = 7500; // letters of an address that forges take

/** The address of the form, with the scenario where it fits; else it is pasted. */
export function formOf(forge: string, scenario: string, choice: string): string {
  const plain = { template: "rules-bug.yml", title: `rules: ${choice} should have been refused` };
  const found = { ...plain, found: `${choice} was offered.`, record: scenario };
  const whole = addressOf(forge, found);
  return whole.length <= LONGEST ? whole : addressOf(forge, plain);
}

const addressOf = (forge: string, fields: Record<string, string>): string =>
  `${forge.replace(/\/$/, "")}/issues/new?${new URLSearchParams(fields).toString()}`;
