import { z } from "zod";
import { itemSeoSchema } from "../site/item-seo.js";
import { listingAttributeShape } from "./listing-attribute-schemas.js";
import { listingFields, type ListingFields } from "./listing-fields.js";
import { localizedSchema } from "../site/localized.js";

/** What the CMS derives from a listing's location, by the field it belongs to. */
const derivedFromLocation = {
  city: { cityNames: localizedSchema },
  countryName: {
    point: z.object({ latitude: z.number(), longitude: z.number(), exact: z.boolean() }).nullable(),
  },
};
const derivedFields: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = derivedFromLocation;

type PublicShape = {
  [
    Key in keyof ListingFields as ListingFields[Key]["isPublic"] extends true ? Key : never
  ]: ListingFields[Key]["value"];
} & (typeof derivedFromLocation)["city"] &
  (typeof derivedFromLocation)["countryName"];

const publicShape = Object.fromEntries(
  Object.entries(listingFields).flatMap(([key, { isPublic, value }]): [string, z.ZodType][] => [
    ...(isPublic ? [[key, value] satisfies [string, z.ZodType]] : []),
    ...Object.entries(derivedFields[key] ?? {}),
  ]),
  // As with the attributes: the mapped type describes it, the loop builds it.
) as unknown as PublicShape;

/**
 * A listing as the public may see it. The CMS builds it: an unpublished address, price or point never leaves the CMS
 * (PROP-8, PROP-9): then street, houseNumber, boxNr are empty, price is null, and the point is the centre of the
 * municipality.
 */
export const listingSchema = z.object({
  id: z.number().int().positive(),
  /** ROUTE-5: its source and its reference there; empty for a listing made by hand, and for a CMS that does not send it yet. */
  key: z.string().default(""),
  ...publicShape,
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
  /** Null where staff wrote nothing of it. */
  seo: itemSeoSchema.nullable(),
  attributes: z.object(listingAttributeShape),
  /** A7: a genuine price drop; null for a CMS that does not send it yet. */
  priceDrop: z
    .object({ before: z.number().positive(), after: z.number().positive(), on: z.iso.datetime() })
    .nullable()
    .default(null),
  /** PROP-10: when it was sold or let; null if nobody observed it, and for a CMS that does not send it yet. */
  offerEnd: z.object({ on: z.iso.date(), days: z.number().int().nonnegative() }).nullable().default(null),
});
export type Listing = z.infer<typeof listingSchema>;

export const propertyTypeSchema = z.object({
  id: z.number().int(),
  /** PROP-2: the parent type; null at the top level, and for a CMS without type hierarchy. */
  parentId: z.number().int().nullable().default(null),
  webId: z.number().int(),
  name: localizedSchema,
  showOrder: z.number().int(),
  sale: z.boolean(),
  rent: z.boolean(),
});
export type PropertyType = z.infer<typeof propertyTypeSchema>;
