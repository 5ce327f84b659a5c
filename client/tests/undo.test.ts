import { expect, test } from "vitest";

import { grouped, undoOf } from "../src/lib/table/undo";
import type { Position } from "../src/lib/net/messages";
import type { View } from "../src/lib/net/view";
import type { Consent, Question } from "../src/lib/net/wire";

const back = { choices: 12, lost: 3, agree: [1] };
const consent: Consent = { asked: 40, seat: 0, what: "undo", choices: 12, waiting: [1] };
const at = (question: Partial<Question>, asked: Consent | null = null): Position => ({
  view: {} as View,
  consent: asked,
  request: 1,
  question: {
    decision: 1,
    seat: 0,
    prompt: "",
    choices: [],
    offers: [],
    walks: [],
    prices: [],
    lines: [],
    text: "",
    goal: "",
    undo_to: [],
    undo_turn: false,
    back: null,
    advice: false,
    ...question,
  },
});

test("what nobody else saw is taken back alone", () => {
  expect(undoOf(at({ undo_to: [12], undo_turn: true, back }), 0)).toEqual({
    face: "alone",
    to: 12,
    all: null,
    turn: true,
  });
});

test("what was revealed is asked of everybody, with what it costs", () => {
  expect(undoOf(at({ back }), 0)).toEqual({ face: "ask", back });
});

test("there is nothing to undo for spectators, before the first choice, and while everybody is asked already", () => {
  expect(undoOf(at({ undo_to: [12], back }), -1).face).toBe("none");
  expect(undoOf(at({}), 0).face).toBe("none");
  expect(undoOf(at({ back }, consent), 0).face).toBe("none");
});

test("the whole turn is offered where it is more than the last choice", () => {
  expect(undoOf(at({ undo_to: [9, 10, 11], undo_turn: true }), 0)).toEqual({
    face: "alone",
    to: 11,
    all: 9,
    turn: true,
  });
});

test("what one click did is taken back by one undo, as far as nothing was revealed", () => {
  const groups = [{ first: 9, last: 11 }];
  expect(undoOf(at({ undo_to: [8, 9, 10, 11] }), 0, groups)).toMatchObject({ to: 9, all: 8 });
  expect(undoOf(at({ undo_to: [10, 11] }), 0, groups)).toMatchObject({ to: 10, all: null });
  expect(undoOf(at({ undo_to: [8, 9, 10, 11, 12] }), 0, groups)).toMatchObject({ to: 12, all: 8 });
});

test("a group is what can be taken back now and could not before", () => {
  expect(grouped([5, 6], [5, 6, 7, 8])).toEqual({ first: 7, last: 8 });
  expect(grouped([5, 6], [9])).toEqual({ first: 9, last: 9 });
  expect(grouped([5], [])).toBeNull();
});
