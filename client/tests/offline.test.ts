/** A page that is its own server: its archive, and names where the browser gives none. */
import { expect, test } from "vitest";

import { uniqueName } from "../src/offline/unique-name";
import { unpack } from "../src/offline/unzip";

// As Python's zipfile writes it: "a/é.txt" with "schön", and "b.txt" with nothing.
const STORED =
  "UEsDBBQAAAgAAAAAIVzFYQiXBgAAAAYAAAAIAAAAYS/DqS50eHRzY2jDtm5QSwMEFAAAAAAAAAAhXAAAAAAAAAAAAAAAAAUAAABiLnR4dFBLAQIU" +
  "AxQAAAgAAAAAIVzFYQiXBgAAAAYAAAAIAAAAAAAAAAAAAACAAQAAAABhL8OpLnR4dFBLAQIUAxQAAAAAAAAAIVwAAAAAAAAAAAAAAAAFAAAAAAAA" +
  "AAAAAACAASwAAABiLnR4dFBLBQYAAAAAAgACAGkAAABPAAAAAAA=";
const archive = (): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(STORED), (one) => one.charCodeAt(0));

test("every file of an archive is found under its name", () => {
  const found = [...unpack(archive().buffer)].map(([name, body]) => [name, new TextDecoder().decode(body)]);
  expect(found).toEqual([
    ["a/é.txt", "schön"],
    ["b.txt", ""],
  ]);
});

test("what is no archive, and a file that is packed, are told of", () => {
  expect(() => [...unpack(new ArrayBuffer(40))]).toThrow("no archive");
  const packed = archive();
  packed[0x4f + 10] = 8; // the first entry of the directory
  expect(() => [...unpack(packed.buffer)]).toThrow("not stored");
});

test("names are made without a secure page", () => {
  const names = new Set(Array.from({ length: 100 }, uniqueName));
  expect(names.size).toBe(100);
});
