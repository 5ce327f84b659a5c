/** Arrow keys in a grid of cards. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys lead from button to button of a grid, as they lie; Home and End to its ends. */
export function walk(event: KeyboardEvent, grid: Element): void {
  const buttons = [...grid.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const next = target(event.key, buttons, at);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function target(key: string, buttons: HTMLElement[], at: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return buttons.length - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  return at + step[0] + step[1] * columns(buttons);
}

/** How many stand in the first row. */
function columns(buttons: HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const below = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below < 0 ? buttons.length : below;
}
