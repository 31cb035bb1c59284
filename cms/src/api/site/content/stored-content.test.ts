import { describe, expect, it } from "vitest";
import { storedContent, type StoredRow } from "./stored-content";
import type { StoredModel } from "./stored-models";

const model = (uid: string, given: Partial<StoredModel> = {}): StoredModel => ({
  ...{ uid, table: uid, columns: [], parts: [], partsTable: null, relations: [] },
  ...given,
});
const join = { table: "any", owner: "any", target: "any", order: null };

const models = [
  model("page", {
    relations: [
      { attribute: "parent", target: "page", many: false, isOwn: true, join },
      { attribute: "modules", target: "module", many: true, isOwn: true, join },
    ],
    parts: [
      { attribute: "image", kind: "file", many: false },
      { attribute: "blocks", kind: "component", many: true },
    ],
  }),
  model("module"),
  model("block", { parts: [{ attribute: "gallery", kind: "file", many: true }] }),
];
const rows = new Map<string, StoredRow[]>([
  ["page", [1, 2].map((id) => ({ id, documentId: `p${id}`, title: `Page ${id}` }))],
  ["module", [1, 2].map((id) => ({ id, documentId: `m${id}` }))],
  ["block", [{ id: 1, text: "One" }]],
]);
const nothing = { links: [], components: [], files: [] };

describe("storedContent", () => {
  it("gives each entry its relations in order, by document id", () => {
    const links = [
      { uid: "page", owner: 1, attribute: "modules", target: 2 },
      { uid: "page", owner: 2, attribute: "parent", target: 1 },
      { uid: "page", owner: 1, attribute: "modules", target: 1 },
    ];
    const { rowsOf, entryOf } = storedContent(models, { ...nothing, rows, links });
    expect(rowsOf("page").map((row) => entryOf("page", row))).toMatchObject([
      { title: "Page 1", parent: undefined, modules: [{ documentId: "m2" }, { documentId: "m1" }] },
      { title: "Page 2", parent: { documentId: "p1" }, modules: [] },
    ]);
  });

  it("inserts components with their name and files, and files of the entry itself", () => {
    const components = [{ uid: "page", owner: 2, attribute: "blocks", component: "block", id: 1 }];
    const file = (name: string) => ({ url: name });
    const files = [
      { uid: "block", owner: 1, attribute: "gallery", file: file("a") },
      { uid: "page", owner: 2, attribute: "image", file: file("b") },
      { uid: "block", owner: 1, attribute: "gallery", file: file("c") },
    ];
    const { entryOf } = storedContent(models, { ...nothing, rows, components, files });
    expect(entryOf("page", { id: 2 })).toMatchObject({
      image: file("b"),
      blocks: [{ __component: "block", text: "One", gallery: [file("a"), file("c")] }],
    });
  });

  it("leaves out relations and components whose target does not exist", () => {
    const { entryOf } = storedContent(models, {
      ...{ rows, files: [] },
      links: [{ uid: "page", owner: 1, attribute: "parent", target: 99 }],
      components: [{ uid: "page", owner: 1, attribute: "blocks", component: "gone", id: 1 }],
    });
    expect(entryOf("page", { id: 1 })).toMatchObject({ parent: undefined, blocks: [] });
  });
});
