import { z } from "zod";
import { itemSeoSchema } from "./item-seo.js";
import { localizedSchema } from "./localized.js";
import { listingAttributeShape } from "./listing-attribute-schemas.js";

/** SmallPictureItem and its kin: one picture with the size of its source. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** Base64 thumbhash for the placeholder, where known. */
  thumbhash: z.string().nullable(),
  alt: localizedSchema,
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * Who may have a file of a listing: any visitor, a visitor who asks for it (FORM-8), or staff alone. Of what is asked for,
 * the public knows the name and no address.
 */
export const documentAccess = ["public", "on-request", "staff"] as const;

export const documentSchema = z.object({
  url: z.string(),
  name: localizedSchema,
  kind: z.enum(["floor-plan", "document"]),
  access: z.enum(documentAccess).default("public"),
});

export const listingAgentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  pictureUrl: z.string(),
});

/** Sale 0, rent 1. */
export const goalSchema = z.union([z.literal(0), z.literal(1)]);
export type Goal = z.infer<typeof goalSchema>;

/**
 * A listing as the public may know it. The CMS makes it: an unpublished address, price or point never leaves the CMS
 * (PROP-8, PROP-9): then street, houseNumber, boxNr are empty, price is null, and the point is the place's centre.
 */
export const listingSchema = z.object({
  id: z.number().int().positive(),
  goal: goalSchema,
  webId: z.number().int(),
  webIds: z.array(z.number().int()),
  mainTypeName: localizedSchema,
  /** The headline; may be empty. */
  typeDescription: localizedSchema,
  description: localizedSchema,
  recordFile: z.string(),
  publishPrice: z.boolean(),
  price: z.number().nonnegative().nullable(),
  priceUnit: z.number().int(),
  priceUnitText: localizedSchema,
  marquee: z.number().int(),
  marqueeName: localizedSchema,
  publishAddress: z.boolean(),
  street: z.string(),
  houseNumber: z.string(),
  boxNr: z.string(),
  zip: z.string(),
  city: z.string(),
  cityNames: localizedSchema,
  countryId: z.number().int(),
  countryName: localizedSchema,
  point: z.object({ latitude: z.number(), longitude: z.number(), exact: z.boolean() }).nullable(),
  pictures: z.array(pictureSchema),
  documents: z.array(documentSchema),
  videoUrl: z.string(),
  virtualTourUrl: z.string(),
  agent: listingAgentSchema.nullable(),
  /** The `key` of the project it is a unit of, or empty. */
  projectReference: z.string(),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
  /** Null where staff wrote nothing of it. */
  seo: itemSeoSchema.nullable(),
  attributes: z.object(listingAttributeShape),
});
export type Listing = z.infer<typeof listingSchema>;

export const propertyTypeSchema = z.object({
  id: z.number().int(),
  /** PROP-2: the type that it is a kind of; null at the top, as all are for a CMS that knows no kinds yet. */
  parentId: z.number().int().nullable().default(null),
  webId: z.number().int(),
  name: localizedSchema,
  showOrder: z.number().int(),
  sale: z.boolean(),
  rent: z.boolean(),
});
export type PropertyType = z.infer<typeof propertyTypeSchema>;
