/** Licences of what the page is made of: found in what was bundled, with their texts. */
import { expect, test } from "vitest";

import { packageOf, partOf, textOf } from "../tools/licences";

test("a source belongs to its innermost package, and our own to none", () => {
  expect(packageOf("/x/node_modules/svelte/src/index.js")).toBe("svelte");
  expect(packageOf("/x/node_modules/a/node_modules/@fluent/bundle/b.js")).toBe("@fluent/bundle");
  expect(packageOf("../node_modules/@fontsource/alegreya/files/a.woff2")).toBe("@fontsource/alegreya");
  expect(packageOf("/x/client/src/main.ts")).toBeUndefined();
});

test("a package without a text takes ours for its licence, and one without a licence is refused", () => {
  expect(textOf(partOf("@fluent/bundle"))).toContain("Apache License");
  expect(textOf(partOf("@iconify-json/game-icons"))).toContain("game-icons.net");
  expect(textOf(partOf("svelte"))).toContain("Permission is hereby granted");
  expect(() => textOf({ name: "@fluent/bundle", version: "1", licence: "Odd-1.0" })).toThrow(
    "without the text",
  );
});
