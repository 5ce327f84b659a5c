/** "By link or code": issue 25, point 13 (people review, finding 16: a bare code was refused). */
import { expect, test } from "vitest";

import { invitationIn } from "../src/lib/lobby/invitation-parser";

const TABLE = "0123456789abcdef01234567";
const LINKS = [
  `https://play.example.org/t/${TABLE}`,
  `http://127.0.0.1:8765/t/${TABLE}`,
  `play.example.org/t/${TABLE}`,
  `localhost:8765/t/${TABLE}/`,
  `/t/${TABLE}`,
  TABLE,
  TABLE.toUpperCase(),
  "0123 4567 89ab cdef 0123 4567",
];

test.each(LINKS)("%s leads to the table, whatever stands around it", (link) => {
  for (const written of [link, `  ${link}  `, `${link}\n`, `<${link}>`, `"${link}".`])
    expect(invitationIn(written)).toEqual({ path: expect.stringMatching(new RegExp(`^/t/${TABLE}/?$`)) });
});

test("what takes a seat along stays behind the link", () => {
  expect(invitationIn(`https://play.example.org/t/${TABLE}#seat.Ab_9`)).toEqual({
    path: `/t/${TABLE}#seat.Ab_9`,
  });
});

test("a code is understood in small letters, with or without its line, and when 0 and 1 were heard as letters", () => {
  for (const written of ["7K2M-QX4D", "7k2m qx4d", " 7k2mqx4d ", "7K2M – QX4D".replace("–", "-")])
    expect(invitationIn(written)).toEqual({ code: "7K2MQX4D" });
  expect(invitationIn("oil0-1234")).toEqual({ code: "OIL01234" });
});

test("anything else leads nowhere", () => {
  for (const other of [
    "",
    "hello",
    "7K2M",
    "7K2M-QX4U",
    `${TABLE}0`,
    "https://example.org/",
    `/replay/${TABLE}`,
  ])
    expect(invitationIn(other)).toBeNull();
});
