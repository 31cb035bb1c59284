import { listingAttributes } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { propertyInputSchema } from "@gevel/config";
import { propertySchema } from "./property-schema.js";

describe("the listing's content type", () => {
  it("PROP-1 has a column for every labelled attribute, none shared", () => {
    const columns: Record<string, unknown> = propertySchema.attributes;
    for (const { key } of listingAttributes) expect(columns[key], key).toBeDefined();
    expect(new Set(Object.values(columns)).size).toBe(Object.keys(columns).length);
  });

  it("PROP-1 keeps every field an import may send", () => {
    const renamed: Record<string, string> = { createdAt: "createdAtSource" };
    for (const field of Object.keys(propertyInputSchema.shape))
      expect(Object.keys(propertySchema.attributes), field).toContain(renamed[field] ?? field);
  });
});
