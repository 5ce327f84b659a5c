/** Keys of the table; each is written on its button. */
import type { Desk } from "./desk.svelte";

/** Whether a key is meant for the table, not for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
}

export function tableKeys(event: KeyboardEvent, desk: Desk): void {
  if (!forTable(event)) return;
  const done = handled(event, desk);
  if (done) event.preventDefault();
}

function handled({ key, shiftKey, target }: KeyboardEvent, desk: Desk): boolean {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "a":
      void desk.playAll();
      return true;
    case "e":
      desk.endTurn();
      return true;
    case "z":
      desk.undo(shiftKey);
      return true;
    case " ":
      desk.store.skip();
      return !(target instanceof HTMLButtonElement);
    case "Escape":
      desk.store.skip();
      desk.rest();
      return false;
    case "?":
      if (desk.pointed) void desk.explain(desk.pointed);
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      if (!desk.turning) return false;
      desk.rotate(key === "ArrowLeft" ? -1 : 1);
      return true;
    case "i":
      desk.read(desk.pointed);
      return true;
    case "Enter":
      if (target instanceof Element && target.closest("button, a, [role=button]")) return false;
      if (!desk.pinned && !desk.turning) return false;
      desk.pick(desk.pinned || `turn:${desk.turned}`, false);
      return true;
    default:
      return /^[1-6]$/.test(key) && pickRow(Number(key) - 1, desk);
  }
}

function pickRow(slot: number, desk: Desk): boolean {
  desk.pick(`row:${slot}`, false);
  return true;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, dialog *");
}
