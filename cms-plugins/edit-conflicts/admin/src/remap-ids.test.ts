import { expect, it } from "vitest";
import { remapIds } from "./remap-ids";

const relation = { connect: [{ id: 50 }], disconnect: [] };

it("gives rows that another save recreated their new ids, at any depth", () => {
  const mine = [
    { id: 2, name: "Tweede", hours: [{ id: 12, days: "Ma" }], page: relation },
    { id: 1, name: "Eerste, door mij", hours: [] },
    { name: "Nieuw" },
  ];
  const read = [
    { id: 1, name: "Eerste", hours: [] },
    { id: 2, name: "Tweede", hours: [{ id: 12, days: "Ma" }] },
  ];
  const theirs = [
    { id: 21, name: "Eerste", hours: [] },
    { id: 22, name: "Tweede", hours: [{ id: 32, days: "Ma" }] },
  ];
  expect(remapIds(mine, read, theirs)).toEqual([
    { id: 22, name: "Tweede", hours: [{ id: 32, days: "Ma" }], page: relation },
    { id: 21, name: "Eerste, door mij", hours: [] },
    { name: "Nieuw" },
  ]);
});

it("makes a row that another editor deleted a new one, and keeps valid ids", () => {
  const read = { id: 1, rows: [{ id: 5 }, { id: 6 }] };
  const mine = {
    id: 1,
    rows: [
      { id: 5, a: 1 },
      { id: 6, a: 2 },
    ],
  };
  expect(remapIds(mine, read, { id: 1, rows: [{ id: 5 }] })).toEqual({ id: 1, rows: [{ id: 5, a: 1 }, { a: 2 }] });
});

it("keeps the ids of files and of values that are no component", () => {
  const file = { id: 7, mime: "image/jpeg", name: "a.jpg" };
  expect(remapIds({ id: 1, picture: file, page: relation }, { id: 1 }, { id: 9 })).toEqual({
    ...{ id: 9, picture: file, page: relation },
  });
  expect(remapIds("tekst", "oud", "nieuw")).toBe("tekst");
});
