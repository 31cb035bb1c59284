import { describe, expect, it } from "vitest";
import { z } from "zod";
import { customFields } from "./api/custom-fields";
import { componentSchemas, contentTypeSchemas } from "./schemas-fixture";
import { adminLayouts } from "./admin-layouts";

const schemaSchema = z.object({
  attributes: z.record(
    z.string(),
    z.object({ type: z.string(), customField: z.string().optional(), target: z.string().optional() }),
  ),
});
/** Custom fields that store JSON. */
const jsonFields = ["plugin::properties.property-types", ...customFields.map(({ name }) => `global::${name}`)];

const schemas = z.record(z.string(), schemaSchema).parse({ ...contentTypeSchemas, ...componentSchemas });

/** Strapi renders these over the whole width in any layout, and moves them to the end when it sets another. */
const fullWidth = ["dynamiczone", "component", "json", "richtext", "blocks"];

/** Numbers that staff choose by their name. */
const numberFields = ["plugin::properties.property-type"];

it("CMS-1 has a layout for every content type and component, and for nothing else", () => {
  expect(Object.keys(adminLayouts).sort()).toEqual(Object.keys(schemas).sort());
});

describe.each(Object.entries(schemas))("%s", (uid, { attributes }) => {
  const layout = adminLayouts[uid] ?? { mainField: "", edit: [], fields: {} };

  it("CMS-1 labels every field and shows it once", () => {
    const hidden: readonly string[] = layout.hidden ?? [];
    const fields = Object.keys(attributes)
      .filter((name) => !hidden.includes(name))
      .sort();
    expect(Object.keys(layout.fields).sort()).toEqual(fields);
    expect(layout.edit.flatMap((row) => Object.keys(row)).sort()).toEqual(fields);
    expect(Object.values(layout.fields).filter(({ label }) => label === "")).toEqual([]);
  });

  it("has rows that fit and fields with Strapi's widths", () => {
    for (const row of layout.edit) {
      expect(Object.values(row).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12);
      for (const [name, size] of Object.entries(row))
        if (fullWidth.includes(attributes[name]?.type ?? "")) expect([name, size]).toEqual([name, 12]);
    }
  });

  it("CMS-1 shows no raw JSON", () => {
    const shown = Object.entries(attributes).filter(([name]) => !layout.hidden?.includes(name));
    expect(shown.filter(([, { type }]) => type === "json")).toEqual([]);
    const own = shown.flatMap(([, { customField }]) => customField ?? []);
    const isKnown = (field: string) =>
      /^plugin::color-picker\./.test(field) || [...jsonFields, ...numberFields].includes(field);
    expect(own.filter((field) => !isKnown(field))).toEqual([]);
  });

  it("lists and names entries by fields that can be listed", () => {
    const known = [
      ...Object.keys(attributes).filter(
        (name) =>
          !["richtext", "json", "dynamiczone"].includes(attributes[name]?.type ?? "") &&
          !jsonFields.includes(attributes[name]?.customField ?? ""),
      ),
      "updatedAt",
      "id",
    ];
    for (const name of [layout.mainField, ...(layout.list ?? []), ...(layout.sort ? [layout.sort[0]] : [])])
      expect(known).toContain(name);
  });
});

it("CMS-1 has a hint for every field of the content types and components", () => {
  const silent = Object.entries(adminLayouts).flatMap(([uid, { fields }]) =>
    Object.entries(fields).flatMap(([name, { help }]) => (help ? [] : `${uid}.${name}`)),
  );
  expect(silent).toEqual([]);
});
