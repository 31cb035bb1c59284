import { expect, it } from "vitest";
import { referencesIn } from "./related";

it("reads every way Strapi takes a relation", () => {
  expect(referencesIn("abc")).toEqual([{ documentId: "abc" }]);
  expect(referencesIn(7)).toEqual([{ id: 7 }]);
  expect(referencesIn(["abc", { id: 7 }])).toEqual([{ documentId: "abc" }, { id: 7 }]);
  expect(referencesIn({ set: ["abc"] })).toEqual([{ documentId: "abc" }]);
  expect(
    referencesIn({ connect: [{ id: 7, documentId: "abc", position: { end: true } }], disconnect: [{ id: 9 }] }),
  ).toEqual([{ documentId: "abc" }]);
});

it.each([null, [], {}, { disconnect: ["gone"] }, { set: null }])("finds nothing to check in %j", (value) => {
  expect(referencesIn(value)).toEqual([]);
});
