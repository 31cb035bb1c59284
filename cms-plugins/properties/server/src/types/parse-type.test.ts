import { describe, expect, it } from "vitest";
import { mergeType, parseType, typeReferenceOf, type NamedType } from "./import-types.js";
import type { TypeRecord } from "./type-tree.js";

function read(value: unknown): NamedType {
  const parsed = parseType(value);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.item;
}

function fieldsAtFault(value: unknown): string[] {
  const parsed = parseType(value);
  return parsed.ok ? [] : parsed.errors.map(({ field }) => field);
}

const nothingElse = { parentWebId: null, name: {}, showOrder: null, sale: null, rent: null };

describe("a property type of an import", () => {
  it("API-1 reads its name by language codes in lower and upper case, cleaned; a plain text is in the default language", () => {
    expect(read({ webId: 3, name: { NL: " <b>Huis</b> ", fr: "Maison", xx: "Casa" } }).name).toEqual({
      nl: "Huis",
      fr: "Maison",
    });
    expect(read({ webId: 3, name: "Huis" }).name).toEqual({ nl: "Huis" });
  });

  it("reads numbers written as text, and null or an empty text as left out", () => {
    expect(read({ webId: "3", showOrder: "7" })).toEqual({ ...nothingElse, webId: 3, showOrder: 7 });
    expect(read({ webId: 3, name: null, showOrder: "", sale: null, rent: null })).toEqual({ ...nothingElse, webId: 3 });
    expect(read({ webId: 0, sale: false })).toEqual({ ...nothingElse, webId: 0, sale: false });
  });

  it.each([
    [{ name: "Huis" }, ["webId"]],
    [{ webId: -1 }, ["webId"]],
    [{ webId: 10_000 }, ["webId"]],
    [{ webId: 1.5 }, ["webId"]],
    [{ webId: "" }, ["webId"]],
    [{ webId: 1, name: 5 }, ["name"]],
    [{ webId: 1, name: { nl: 5 } }, ["name"]],
    [{ webId: 1, showOrder: 1000 }, ["showOrder"]],
    [{ webId: 1, parentWebId: -1 }, ["parentWebId"]],
    [{ webId: 1, parentWebId: "Huis" }, ["parentWebId"]],
    [{ webId: 1, sale: 1, rent: "no" }, ["sale", "rent"]],
    [{ webId: 1, colour: "red" }, ["colour"]],
    [null, ["item"]],
    [[], ["item"]],
  ])("API-2 %j is rejected with the fields %j", (item, fields) => {
    expect(fieldsAtFault(item)).toEqual(fields);
  });

  it("API-2 names the expected kind of an invalid field", () => {
    const parsed = parseType({ webId: 1, colour: "red" });
    expect(parsed.ok ? [] : parsed.errors).toEqual([{ field: "colour", message: "is no field of a property type" }]);
  });

  it("is identified by its number in any notation, and by nothing without one", () => {
    expect([{ webId: 7 }, { webId: "07", sale: 5 }, { webId: -1 }, {}, null, 7].map(typeReferenceOf)).toEqual([
      ...["7", "7", "", "", "", ""],
    ]);
  });
});

describe("a stored property type", () => {
  const stored = { webId: 3, parentWebId: 1, name: { nl: "Huis", en: "House" }, showOrder: 4, sale: true, rent: false };

  it("keeps fields that the item leaves out, and the names in other languages", () => {
    expect(mergeType(read({ webId: 3 }), stored)).toEqual({ ok: true, item: stored });
    expect(
      mergeType(read({ webId: 3, name: { fr: "Maison", nl: "Woning" }, showOrder: 0, sale: false }), stored),
    ).toEqual({
      ok: true,
      item: {
        webId: 3,
        parentWebId: 1,
        name: { nl: "Woning", fr: "Maison", en: "House" },
        showOrder: 0,
        sale: false,
        rent: false,
      },
    });
  });

  it("PROP-14 keeps its sale and rent flags, or takes the item's", () => {
    const offered = (sent: object, before: TypeRecord) => {
      const merged = mergeType(read({ webId: 3, ...sent }), before);
      return merged.ok ? [merged.item.sale, merged.item.rent] : merged.errors;
    };
    const neither = { ...stored, sale: false, rent: false };
    expect(offered({}, neither)).toEqual([false, false]);
    expect(offered({ sale: true, rent: true }, neither)).toEqual([true, true]);
    expect(offered({ sale: false }, { ...stored, rent: true })).toEqual([false, true]);
  });

  it("PROP-2 becomes a subtype of the named type, and of none by 0", () => {
    const parentOf = (parentWebId: unknown, before: TypeRecord | null) => {
      const merged = mergeType(read({ webId: 3, name: "Huis", parentWebId }), before);
      return merged.ok ? merged.item.parentWebId : merged.errors;
    };
    expect([2, "2", 0, "0", null, "", undefined].map((sent) => parentOf(sent, stored))).toEqual([
      2,
      2,
      null,
      null,
      1,
      1,
      1,
    ]);
    expect([2, 0, null].map((sent) => parentOf(sent, null))).toEqual([2, null, null]);
  });

  it("that is new needs a name and nothing else", () => {
    expect(mergeType(read({ webId: 9, name: { de: "Schloss" } }), null)).toEqual({
      ok: true,
      item: { webId: 9, parentWebId: null, name: { de: "Schloss" }, showOrder: 0, sale: true, rent: true },
    });
    for (const name of [undefined, "", " ", {}, { nl: "<i></i>" }, { xx: "Casa" }])
      expect(mergeType(read({ webId: 9, name }), null)).toEqual({
        ok: false,
        errors: [{ field: "name", message: "is required: there is no property type 9 yet" }],
      });
  });
});
