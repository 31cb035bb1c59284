import { expect, it } from "vitest";
import { contentTypes } from "./content-types.js";
import { adminLayouts } from "./admin-layouts.js";

/** The types that staff edit in Strapi's forms; others have their own page. */
const types = Object.entries(contentTypes)
  .filter(([, { schema }]) => schema.pluginOptions["content-manager"].visible)
  .map(([name, { schema }]) => ({
    name,
    attributes: new Map<string, { type: string; customField?: string }>(Object.entries(schema.attributes)),
    layout: adminLayouts[`plugin::properties.${name}`],
  }));

it.each(types)("labels every field of $name and shows it once, or hides it", ({ attributes, layout }) => {
  const all = [...attributes.keys()].sort();
  const hidden = layout?.hidden ?? [];
  expect([...Object.keys(layout?.fields ?? {}), ...hidden].sort()).toEqual(all);
  expect([...(layout?.edit.flatMap((row) => Object.keys(row)) ?? []), ...hidden].sort()).toEqual(all);
});

it.each(types)("has rows that fit in the form of $name", ({ attributes, layout }) => {
  for (const row of layout?.edit ?? []) {
    expect(Object.values(row).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12);
    // Strapi renders raw JSON over the whole width and moves it to the end when a layout sets another.
    for (const [field, size] of Object.entries(row)) {
      const attribute = attributes.get(field);
      if (attribute?.type === "json" && !attribute.customField) expect([field, size]).toEqual([field, 12]);
    }
  }
});

it.each(types)("lists $name by columns that a list can show", ({ attributes, layout }) => {
  for (const field of [layout?.mainField, ...(layout?.list ?? []), layout?.sort?.[0]])
    expect(["id", "updatedAt"].includes(field ?? "") || (attributes.get(field ?? "")?.type ?? "json") !== "json").toBe(
      true,
    );
});

it.each(types)("CMS-1 shows no raw JSON in $name", ({ attributes, layout }) => {
  const raw = [...attributes].filter(([name, { type, customField }]) => {
    return type === "json" && !customField && !layout?.hidden?.includes(name);
  });
  expect(raw).toEqual([]);
});
