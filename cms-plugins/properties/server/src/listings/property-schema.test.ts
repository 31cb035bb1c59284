import { listingAttributes, propertyInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { propertySchema } from "./property-schema.js";

describe("the content type of a listing", () => {
  it("PROP-1 has one field for all labelled attributes, and no two columns with one description", () => {
    const columns: Record<string, unknown> = propertySchema.attributes;
    for (const { key } of listingAttributes) expect(columns[key], key).toBeUndefined();
    expect(columns.attributes).toEqual({ type: "json", customField: "plugin::properties.attributes" });
    expect(new Set(Object.values(columns)).size).toBe(Object.keys(columns).length);
  });

  it("PROP-1 stores every field of an import, as a column or as an attribute", () => {
    const renamed: Record<string, string> = { createdAt: "createdAtSource" };
    const allKeys = [...Object.keys(propertySchema.attributes), ...listingAttributes.map(({ key }) => key)];
    expect(new Set(allKeys).size).toBe(allKeys.length);
    for (const field of Object.keys(propertyInputSchema.shape))
      expect(allKeys, field).toContain(renamed[field] ?? field);
  });
});
