import { listingSchema, projectSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { unreadableFields } from "./preview-item.js";

describe("CMS-9 the unreadable fields of a half-typed form", () => {
  it.each([
    [{ deliveryDate: "2027-1" }, projectSchema.pick({ deliveryDate: true }), ["deliveryDate"]],
    [{ deliveryDate: "2027-01-01" }, projectSchema.pick({ deliveryDate: true }), []],
    [{ goal: 0.5, zip: 2000 }, listingSchema.pick({ goal: true, zip: true }), ["goal", "zip"]],
    [
      { point: { latitude: "5", longitude: 4, exact: true } },
      listingSchema.pick({ point: true }),
      ["latitude", "longitude"],
    ],
    [
      { constructions: [{ price: "a" }, {}] },
      z.object({ constructions: z.array(z.object({ price: z.number() })) }),
      ["constructions"],
    ],
  ] as const)("of %j are named once each", (shown, schema, fields) => {
    expect(unreadableFields(shown, schema)).toEqual(fields);
  });
});
