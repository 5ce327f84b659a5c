/** Focus after the focused control is gone: no key does a thing that nobody meant (table finding 5, its class). */
import { afterEach, expect, test, vi } from "vitest";

import { restoreFocus } from "../src/lib/page/focus-restore";
import { PARTS } from "../src/lib/page/parts";

const key = (name: string): boolean => dispatchEvent(new KeyboardEvent("keydown", { key: name }));
let off: (() => void) | void;

afterEach(() => {
  off?.();
  document.body.replaceChildren();
});

/** A table with an action in every part, one place in the row that only explains, and a map. */
function table(answers: string): HTMLElement {
  const whole = document.createElement("div");
  const parts = PARTS.filter((part) => !["question", "tile", "go", "bar", "map", "row"].includes(part));
  whole.innerHTML = `<div data-part="bar">${answers}<button data-can="true" data-key="consume:potion">Use</button></div>
    <section data-part="map" tabindex="-1"><g tabindex="0" data-spot="room:b" data-can="true"></g></section>
    <div data-part="row"><button data-spot="row:1" data-can="true">Acquire</button><button data-spot="row:2">Dear</button></div>
    ${parts.map((part) => `<div data-part="${part}"><button data-can="true">${part}</button></div>`).join("")}`;
  document.body.append(whole);
  off = restoreFocus(whole) as () => void;
  return whole;
}

async function removed(whole: HTMLElement, part: string, walks = true): Promise<Element | null> {
  const gone = document.createElement("button");
  whole.querySelector(`[data-part="${part}"]`)?.append(gone);
  if (walks) key("Tab");
  else dispatchEvent(new Event("pointerdown"));
  gone.focus();
  key("Enter");
  gone.remove();
  await vi.waitFor(() => undefined);
  await new Promise((done) => setTimeout(done));
  return document.activeElement;
}

test("whichever part the control was in, the focus goes to no action but a card after a card", async () => {
  for (const part of PARTS.filter((part) => part !== "go")) {
    const whole = table("");
    if (part === "question" || part === "tile")
      whole.insertAdjacentHTML("beforeend", `<div data-part="${part}"></div>`);
    const found = await removed(whole, part);
    expect(found, part).not.toBe(document.body);
    if (part === "hand") expect(found?.textContent).toBe("hand");
    else expect(found?.hasAttribute("data-can"), part).toBe(false);
    off?.();
    whole.remove();
  }
});

test("it goes to the answer of the question that is open then", async () => {
  const whole = table(`<button data-can="true" data-key="take:secret" data-answers>Take</button>`);
  expect((await removed(whole, "row"))?.textContent).toBe("Take");
});

test("where the control had been clicked, the focus goes nowhere", async () => {
  expect(await removed(table(""), "row", false)).toBe(document.body);
});
