import { expect, it } from "vitest";
import { referencesIn } from "./check-relations.js";

it("reads every notation of a relation in Strapi", () => {
  expect(referencesIn("abc")).toEqual([{ documentId: "abc" }]);
  expect(referencesIn(7)).toEqual([{ id: 7 }]);
  expect(referencesIn(["abc", { id: 7 }])).toEqual([{ documentId: "abc" }, { id: 7 }]);
  expect(referencesIn({ set: ["abc"] })).toEqual([{ documentId: "abc" }]);
  expect(
    referencesIn({ connect: [{ id: 7, documentId: "abc", position: { end: true } }], disconnect: [{ id: 9 }] }),
  ).toEqual([{ documentId: "abc" }]);
});

it.each([null, [], {}, { disconnect: ["gone"] }, { set: null }])("finds no relation in %j", (value) => {
  expect(referencesIn(value)).toEqual([]);
});
