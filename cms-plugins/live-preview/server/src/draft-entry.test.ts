import { describe, expect, it } from "vitest";
import { z } from "zod";
import { componentSchemas, contentTypeSchemas } from "../../../../cms/src/schemas-fixture.js";
import { parseableEntry, schemaSchema, draftEntry, draftRelation } from "./draft-entry.js";

const schemas: Readonly<Record<string, unknown>> = { ...contentTypeSchemas, ...componentSchemas };
const attributesOf = (uid: string) => schemaSchema.parse(schemas[uid]).attributes;

const ids = (list: { documentId: string }[]) => list.map(({ documentId }) => documentId).join(" ");
const stored = ["a", "b", "c"].map((documentId) => ({ documentId }));
const asForm = (documentId: string, position?: object) => ({ id: 1, apiData: { id: 1, documentId, position } });

describe("CMS-9 a relation in the form", () => {
  it.each([
    ["nothing changed", { connect: [], disconnect: [] }, "a b c"],
    ["no value at all", undefined, "a b c"],
    ["one more", { connect: [asForm("d")], disconnect: [] }, "a b c d"],
    ["one less", { connect: [], disconnect: [asForm("b")] }, "a c"],
    ["one moved before another", { connect: [asForm("c", { before: "a" })], disconnect: [] }, "c a b"],
    ["one moved to the start", { connect: [asForm("c", { start: true })], disconnect: [] }, "c a b"],
    ["one moved to the end", { connect: [asForm("a", { end: true })], disconnect: [] }, "b c a"],
    ["one inserted after another", { connect: [asForm("d", { after: "a" })], disconnect: [] }, "a d b c"],
    ["one before a deleted one", { connect: [asForm("d", { before: "x" })], disconnect: [] }, "a b c d"],
    ["a plain list", [{ documentId: "z" }], "z"],
    ["rubbish", "rubbish", "a b c"],
  ])("with %s", (_what, value, expected) => {
    expect(ids(draftRelation(stored, value))).toBe(expected);
  });
});

describe("CMS-9 an entry as it would be saved now", () => {
  const page = (before: object, typed: object) =>
    draftEntry("api::page.page", { ...before }, { ...typed }, attributesOf);

  it("has the typed values, and stored ones for the rest", () => {
    const entry = page({ title: "Oud", path: "oud", updatedAt: "then" }, { title: "Nieuw", updatedAt: "now" });
    expect(entry).toMatchObject({ title: "Nieuw", path: "oud", updatedAt: "then" });
  });

  it("has one entry in a to-one relation, and none when it was removed", () => {
    const parent = { parent: { documentId: "home" } };
    expect(page(parent, { parent: { connect: [asForm("other")], disconnect: [asForm("home")] } })).toMatchObject({
      parent: { documentId: "other" },
    });
    expect(page(parent, { parent: { connect: [], disconnect: [asForm("home")] } }).parent).toBeUndefined();
  });

  it("has a file chosen from the library, and none when it was removed", () => {
    const image = { id: 7, url: "/uploads/a.webp", mime: "image/webp" };
    expect(page({}, { image }).image).toEqual(image);
    expect(page({ image }, { image: null }).image).toBeUndefined();
    expect(page({}, { banner: { type: "gallery", gallery: [image] } })).toMatchObject({ banner: { gallery: [image] } });
  });

  it("keeps the relations of a stored component, and starts those of a new one", () => {
    const category = { documentId: "team" };
    const before = { relations: [{ __component: "relation.category", id: 3, category }] };
    const untouched = { __component: "relation.category", id: 3, category: { connect: [], disconnect: [] } };
    const added = { __component: "relation.article", article: { connect: [asForm("story")], disconnect: [] } };
    const entry = draftEntry("api::module.module", before, { relations: [added, untouched] }, attributesOf);
    expect(entry.relations).toEqual([
      { __component: "relation.article", article: { documentId: "story" } },
      { __component: "relation.category", id: 3, category },
    ]);
  });

  it("keeps the stored value of a half-typed, unreadable field", () => {
    const row = z.object({ span: z.number(), title: z.string() });
    const parse = (entry: object) => row.safeParse(entry).error;
    expect(parseableEntry({ span: 12, title: "a" }, { span: "1x", title: "b" }, parse)).toEqual({
      span: 12,
      title: "b",
    });
    expect(parseableEntry({ span: 12, title: "a" }, { span: 3, title: "b" }, parse)).toEqual({ span: 3, title: "b" });
  });
});
