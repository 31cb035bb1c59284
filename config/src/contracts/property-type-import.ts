import { z } from "zod";
import { lenientNumber, text } from "./import-values.js";
import { webId } from "./item-inputs.js";

/**
 * An item of `propertyTypes`. A type has no source: its `webId` identifies it, and staff edit it too, so fields omitted
 * from an item stay unchanged.
 */
export const propertyTypeInputSchema = z.strictObject({
  webId: lenientNumber(webId),
  /** Required for a new type. A language that is omitted keeps its name. */
  name: text,
  /** The number of the type that it is a kind of, which is a kind of none itself; 0: of none. Left out: as it was. */
  parentWebId: lenientNumber(webId.nullish()).optional(),
  /** Lower numbers come first. */
  showOrder: lenientNumber(z.number().int().min(0).max(999).nullish()).optional(),
  /** Whether the search for sale has it as a filter. */
  sale: z.boolean().nullish(),
  /** Whether the search for rent has it as a filter. */
  rent: z.boolean().nullish(),
});
export type PropertyTypeInput = z.infer<typeof propertyTypeInputSchema>;
