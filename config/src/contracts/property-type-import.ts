import { z } from "zod";
import { lenientNumber, text } from "./import-values.js";
import { webId } from "./item-inputs.js";

/**
 * An item of `propertyTypes`. A type belongs to no source: it is known by its `webId`, and staff write it too, so what is
 * left out of an item stays as it is.
 */
export const propertyTypeInputSchema = z.strictObject({
  webId: lenientNumber(webId),
  /** Required of a type that is not there yet. A language that is left out keeps its name. */
  name: text,
  /** The number of the type that it is a kind of, which is a kind of none itself; 0: of none. Left out: as it was. */
  parentWebId: lenientNumber(webId.nullish()).optional(),
  /** Lower numbers come first. */
  showOrder: lenientNumber(z.number().int().min(0).max(999).nullish()).optional(),
  /** Whether visitors filter homes for sale by it. */
  sale: z.boolean().nullish(),
  /** Whether visitors filter homes for rent by it. */
  rent: z.boolean().nullish(),
});
export type PropertyTypeInput = z.infer<typeof propertyTypeInputSchema>;
