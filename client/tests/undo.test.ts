import { expect, test } from "vitest";

import { undoOf } from "../src/lib/undo";
import type { Consent, Position, Question } from "../src/lib/wire";

const back = { choices: 12, lost: 3, agree: [1] };
const consent: Consent = { asked: 40, seat: 0, what: "undo", choices: 12, waiting: [1] };
const at = (question: Partial<Question>, asked: Consent | null = null): Position => ({
  view: {},
  consent: asked,
  question: { decision: 1, seat: 0, prompt: "", choices: [], offers: [], text: "", undo: false, back: null, ...question },
});

test("what nobody else saw is taken back alone", () => {
  expect(undoOf(at({ undo: true, back }), 0)).toEqual({ face: "alone" });
});

test("what was revealed is asked of everybody, with what it costs", () => {
  expect(undoOf(at({ back }), 0)).toEqual({ face: "ask", back });
});

test("there is nothing to undo for spectators, before the first choice, and while everybody is asked already", () => {
  expect(undoOf(at({ undo: true, back }), -1).face).toBe("none");
  expect(undoOf(at({}), 0).face).toBe("none");
  expect(undoOf(at({ back }, consent), 0).face).toBe("none");
});
