import { describe, expect, it } from "vitest";
import { changedFields, differencesOf, replacedRelations } from "./differences";
import { toText } from "./normalize-value";

const initial = {
  ...{ title: "Oud", tags: '["a"]', link: { id: 3, label: "Meer" } },
  rows: [{ id: 1, name: "Eén", page: { connect: [], disconnect: [] } }],
  page: { connect: [], disconnect: [] },
};
const read = { ...initial, rows: [{ id: 1, name: "Eén", page: { count: 1 } }], page: { count: 1 } };
const fields = ["title", "tags", "link", "rows"];

describe("what two editors differ in", () => {
  it("sees what a form changed, whatever way it keeps a value", () => {
    const values = {
      title: "Nieuw",
      tags: ["a"],
      link: { __temp_key__: "a0", label: "Meer", url: "" },
      rows: [{ id: 1, name: "Eén", page: { connect: [], disconnect: [{ id: 7 }] } }],
      page: { connect: [{ id: 4 }], disconnect: [] },
    };
    expect(changedFields(initial, values)).toEqual(["title", "rows", "page"]);
  });

  it("says of each field that differs who changed it", () => {
    const mine = { ...initial, title: "Mijn", link: { label: "Lees" } };
    const theirs = { ...read, title: "Hun", tags: ["b"], id: 9 };
    expect(differencesOf(fields, { initial, mine, read, theirs })).toEqual([
      { field: "title", mine: "Mijn", theirs: "Hun", mineChanged: true, theirsChanged: true },
      { field: "tags", mine: '["a"]', theirs: ["b"], mineChanged: false, theirsChanged: true },
      { field: "link", mine: { label: "Lees" }, theirs: initial.link, mineChanged: true, theirsChanged: false },
    ]);
  });

  it("finds nothing to choose where the entry was touched and reads as it did, its rows under new numbers", () => {
    const mine = { ...initial, title: "Mijn" };
    const touched = { ...read, link: { id: 8, label: "Meer" }, rows: [{ id: 9, name: "Eén", page: { count: 1 } }] };
    expect(differencesOf(fields, { initial, mine, read, theirs: touched })).toEqual([]);
  });

  it("finds nothing to choose where both wrote the same", () => {
    const mine = { ...initial, title: "Zelfde" };
    expect(differencesOf(fields, { initial, mine, read, theirs: { ...read, title: "Zelfde" } })).toEqual([]);
  });

  it("names the one entry that a form relates to in another's place", () => {
    const relation = {
      connect: [{ id: 4, label: "Te koop", apiData: { documentId: "new" } }],
      disconnect: [{ id: 3, apiData: { documentId: "old" } }],
    };
    expect(replacedRelations(["page", "type"], { page: relation, type: { connect: [], disconnect: [] } })).toEqual([
      { field: "page", before: "old", after: { documentId: "new", label: "Te koop" } },
    ]);
  });

  it.each([
    ["<p>Een <b>ruim</b> huis</p>", "Een ruim huis"],
    [{ nl: "Huis", fr: "Maison" }, "Maison · Huis"],
    [[{ id: 1, value: 3, label: "Verkocht" }], "Verkocht · 3"],
    [[{ id: 1, name: "Eén", page: { count: 1 } }], "Eén"],
    [null, ""],
    [true, "✓"],
  ])("puts %j into words", (value, expected) => {
    expect(toText(value)).toBe(expected);
  });
});
