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

describe("the differences in an edit conflict", () => {
  it("include the changes of a form, whatever the notation of its values", () => {
    const values = {
      title: "Nieuw",
      tags: ["a"],
      link: { __temp_key__: "a0", label: "Meer", url: "" },
      rows: [{ id: 1, name: "Eén", page: { connect: [], disconnect: [{ id: 7 }] } }],
      page: { connect: [{ id: 4 }], disconnect: [] },
    };
    expect(changedFields(initial, values)).toEqual(["title", "rows", "page"]);
  });

  it("name the editor of each field", () => {
    const mine = { ...initial, title: "Mijn", link: { label: "Lees" } };
    const theirs = { ...read, title: "Hun", tags: ["b"], id: 9 };
    expect(differencesOf(fields, { initial, mine, read, theirs })).toEqual([
      { field: "title", mine: "Mijn", theirs: "Hun", mineChanged: true, theirsChanged: true },
      { field: "tags", mine: '["a"]', theirs: ["b"], mineChanged: false, theirsChanged: true },
      { field: "link", mine: { label: "Lees" }, theirs: initial.link, mineChanged: true, theirsChanged: false },
    ]);
  });

  it("are none when the entry was saved unchanged, its rows under new ids", () => {
    const mine = { ...initial, title: "Mijn" };
    const touched = { ...read, link: { id: 8, label: "Meer" }, rows: [{ id: 9, name: "Eén", page: { count: 1 } }] };
    expect(differencesOf(fields, { initial, mine, read, theirs: touched })).toEqual([]);
  });

  it("are none when both wrote the same", () => {
    const mine = { ...initial, title: "Zelfde" };
    expect(differencesOf(fields, { initial, mine, read, theirs: { ...read, title: "Zelfde" } })).toEqual([]);
  });

  it("name the one entry of a relation that another replaced", () => {
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
  ])("show %j as text", (value, expected) => {
    expect(toText(value)).toBe(expected);
  });
});
