/** A report of a wrong rule: the form of the repository, filled in with the scenario where an address can hold it. */
import { expect, test } from "vitest";

import { formOf } from "../src/lib/table/rule-report";

const FORGE = "https://forge.example/tiptoe/";

test("the form is that of a rules bug, with the scenario", () => {
  const form = new URL(formOf(FORGE, 'title = "x"\n', "move:d4"));
  expect(form.pathname).toBe("/tiptoe/issues/new");
  expect(Object.fromEntries(form.searchParams)).toEqual({
    template: "rules-bug.yml",
    title: "rules: move:d4 should have been refused",
    found: "move:d4 was offered.",
    record: 'title = "x"\n',
  });
});

test("a scenario that is too long for an address is left to be pasted", () => {
  const form = new URL(formOf(FORGE, "x".repeat(9000), "move:d4"));
  expect(form.searchParams.get("record")).toBeNull();
  expect(form.searchParams.get("template")).toBe("rules-bug.yml");
});
