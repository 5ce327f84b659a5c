/** Issue 25, point 4: a prompt owns the keys it prints, and what is offered can be taken where it lies. */
import { afterEach, expect, test, vi } from "vitest";

import { justWalked, isByKeys, focusQuietly } from "../src/lib/page/focus.svelte";
import { CardPreview } from "../src/lib/page/card-preview.svelte";
import { KEYS, promptKeys, type KeyTarget } from "../src/lib/table/keys";
import { lyingAmong, type Offer } from "../src/lib/table/offers";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function focused<T extends HTMLElement>(element: T): T {
  document.body.append(element);
  element.focus();
  return element;
}

/** What happens to a key that is pressed on an element: whether it was kept from it, and what the table did. */
function pressed(
  key: string,
  on: HTMLElement,
  input: object,
  repeat = false,
): { kept: boolean; calls: string[] } {
  const calls: string[] = [];
  let heard = false;
  const hands = {
    input: {
      choose: (offer: Offer) => void calls.push(offer.key),
      ...input,
      store: {
        inCutscene: false,
        skip: () => void calls.push("skip"),
        ...(input as { store?: object }).store,
      },
    },
  } as unknown as KeyTarget;
  const listen = (event: KeyboardEvent): void => promptKeys(event, hands);
  addEventListener("keydown", listen, { capture: true });
  on.addEventListener("keydown", () => (heard = true));
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  removeEventListener("keydown", listen, { capture: true });
  return { kept: !heard && event.defaultPrevented, calls };
}

const enterOffer = { key: "take:minor-secret" } as Offer;

test("any key ends a scene, and the button that has the focus does not hear it", () => {
  for (const key of [" ", "Enter", "e", "Escape"]) {
    const button = focused(document.createElement("button"));
    expect(pressed(key, button, { store: { inCutscene: true } })).toEqual({ kept: true, calls: ["skip"] });
  }
});

test("Enter gives the answer that it is printed at, whatever has the focus", () => {
  const button = focused(document.createElement("button"));
  expect(pressed("Enter", button, { enterOffer })).toEqual({ kept: true, calls: ["take:minor-secret"] });
});

test("without a prompt Enter is left to what has the focus", () => {
  const button = focused(document.createElement("button"));
  expect(pressed("Enter", button, {})).toEqual({ kept: false, calls: [] });
});

function action(): HTMLButtonElement {
  const button = document.createElement("button");
  button.dataset["can"] = "true";
  return button;
}

test("a key that is held acts once, on a prompt as on a button", () => {
  for (const key of ["Enter", " "])
    for (const input of [{}, { enterOffer }]) {
      const { kept, calls } = pressed(key, focused(action()), input, true);
      expect([kept, calls.filter((call) => call !== "skip")]).toEqual([true, []]);
    }
});

test("a letter that is held acts once, and no held key answers a dialog that opened meanwhile", () => {
  for (const key of KEYS.flatMap(({ on }) => on).filter((on) => /^[a-z1-6]$/.test(on)))
    expect(pressed(key, focused(action()), {}, true), key).toEqual({ kept: true, calls: [] });
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  const answer = dialog.appendChild(action());
  for (const key of ["Enter", " "])
    expect(pressed(key, answer, { enterOffer }, true)).toEqual({ kept: true, calls: [] });
  const field = focused(document.createElement("input"));
  for (const key of ["e", " ", "Enter"])
    expect(pressed(key, field, { enterOffer }, true)).toEqual({ kept: false, calls: [] });
});

test("a dialog that has the focus keeps every key from the table behind it", () => {
  const dialog = focused(document.createElement("dialog"));
  dialog.tabIndex = -1;
  expect(pressed("Enter", dialog, { enterOffer })).toEqual({ kept: false, calls: [] });
});

test("what was clicked is pressed by no key afterwards, and what was walked to is", () => {
  for (const key of ["Enter", " "]) {
    dispatchEvent(new Event("pointerdown"));
    const button = focused(action());
    expect(pressed(key, button, {}).kept).toBe(true);
    button.blur();
    press("Tab");
    button.focus();
    expect(pressed(key, button, {})).toEqual({ kept: false, calls: [] });
  }
});

test("whoever writes, or answers a dialog, keeps every key", () => {
  const field = focused(document.createElement("input"));
  const dialog = document.createElement("dialog");
  const inside = dialog.appendChild(document.createElement("button"));
  document.body.append(dialog);
  for (const there of [field, inside])
    expect(pressed("Enter", there, { enterOffer, store: { inCutscene: true } })).toEqual({
      kept: false,
      calls: [],
    });
});

const press = (key: string): boolean => dispatchEvent(new KeyboardEvent("keydown", { key }));

test("focus that a pointer brought is not by keys, until somebody walks", () => {
  dispatchEvent(new Event("pointerdown"));
  focused(document.createElement("button"));
  press("e");
  expect(isByKeys()).toBe(false);
  press("Tab");
  focused(document.createElement("button"));
  expect(isByKeys()).toBe(true);
  expect(justWalked()).toBe(true);
});

/** A card in the row, of which a popover may come up. */
function card(peek: CardPreview): HTMLButtonElement {
  const button = document.createElement("button");
  peek.of("burgle", () => undefined)(button);
  vi.spyOn(button, "matches").mockReturnValue(true); // the focus can be seen, which jsdom does not know
  return button;
}

test("a card becomes large for whoever walks to it, not where the page gives the focus", () => {
  vi.useFakeTimers();
  const peek = new CardPreview();
  for (const key of ["Tab", "ArrowRight"]) {
    press(key);
    const walked = focused(card(peek));
    vi.advanceTimersByTime(1000);
    expect(peek.card).toBe("burgle");
    walked.blur();
  }
  press("e");
  focused(card(peek)).blur();
  press("Tab");
  const given = card(peek);
  document.body.append(given);
  focusQuietly(given);
  expect(document.activeElement).toBe(given);
  vi.advanceTimersByTime(1000);
  expect(peek.card).toBe("");
});

test("nothing becomes large while a scene plays", () => {
  vi.useFakeTimers();
  let acting = false;
  const peek = new CardPreview(() => acting);
  press("Tab");
  focused(card(peek));
  acting = true;
  vi.advanceTimersByTime(1000);
  expect(peek.card).toBe("");
});

const offer = (rest: Partial<Offer>): Offer => ({ spot: "other", key: "", verb: "take", ...rest }) as Offer;

test("a token that lies in the room is offered there, by its name or face down by its kind", () => {
  const kinds: Record<string, string> = { "artifact-7": "artifact", egg: "dragon-egg" };
  const offers = [
    offer({ key: "a", token: "artifact-7" }),
    offer({ key: "b", token_kind: "minor-secret" }),
    offer({ key: "c", token_kind: "major-secret" }),
    offer({ key: "d", token_kind: "dragon-egg" }),
    offer({ key: "e", token: "artifact-7", spot: "token:artifact-7", verb: "consume" }),
    offer({ key: "f" }),
  ];
  const found = lyingAmong(offers, ["artifact-7", "minor-secret", "egg"], (token) => kinds[token]);
  expect(found.map(({ key }) => key)).toEqual(["a", "b", "d"]);
});
