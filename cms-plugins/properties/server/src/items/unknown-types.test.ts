import { expect, it } from "vitest";
import { unknownTypes } from "./item-kind.js";

it("API-2 names each unknown type number, and the known ones", () => {
  const types = new Set([10, 9, 2]);
  expect(
    unknownTypes(
      [
        ["webId", 9],
        ["webIds", 2],
      ],
      types,
    ),
  ).toEqual([]);
  expect(
    unknownTypes(
      [
        ["webId", 7],
        ["webIds", 9],
        ["webIds", 8],
      ],
      types,
    ),
  ).toEqual(
    (
      [
        ["webId", 7],
        ["webIds", 8],
      ] as const
    ).map(([field, webId]) => ({
      field,
      message:
        `${webId} is the webId of no property type (known are 2, 9, 10); ` +
        "send the type along in propertyTypes or make it in the admin, or send 0 where it has none",
    })),
  );
});

it("API-2 accepts an item without a type, and checks nothing when the types are unknown", () => {
  expect(
    unknownTypes(
      [
        ["webId", 0],
        ["webIds", null],
      ],
      new Set([1]),
    ),
  ).toEqual([]);
  expect(unknownTypes([["webId", 7]], null)).toEqual([]);
});

it("names thirty at most", () => {
  const messagesFor = (count: number) => {
    const types = new Set(Array.from({ length: count }, (_, at) => at + 1));
    return /known are (.*?)\)/.exec(unknownTypes([["webId", 99]], types)[0]?.message ?? "")?.[1]?.split(", ");
  };
  expect([messagesFor(30)?.length, messagesFor(30)?.at(-1)]).toEqual([30, "30"]);
  expect([messagesFor(31)?.length, messagesFor(31)?.at(-1)]).toEqual([31, "…"]);
});
