import { expect, it } from "vitest";
import { leadLayout } from "./lead-layout.js";
import { leadContentType } from "./lead-schema.js";

it("FORM-11 lays out every field of a lead once, and lists existing fields", () => {
  const attributes = Object.keys(leadContentType.attributes);
  const layoutFields = leadLayout.edit.flatMap((row) => Object.keys(row));
  expect([...layoutFields, ...(leadLayout.hidden ?? [])].sort()).toEqual(attributes.toSorted());
  expect(Object.keys(leadLayout.fields).sort()).toEqual(layoutFields.toSorted());
  for (const row of leadLayout.edit)
    expect(Object.values(row).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12);
  for (const column of leadLayout.list ?? []) expect(["createdAt", ...attributes]).toContain(column);
});
