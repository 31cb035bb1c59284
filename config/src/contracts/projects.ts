import { z } from "zod";
import { itemSeoSchema } from "../site/item-seo.js";
import { localizedSchema } from "../site/localized.js";
import { documentSchema, listingAgentSchema, pictureSchema } from "./item-parts.js";

/** A unit of a project, as the public may see it. */
export const projectUnitSchema = z.object({
  reference: z.string(),
  name: localizedSchema,
  /** Its property type; null where the feed names none. */
  webId: z.number().int().nullable(),
  typeName: localizedSchema,
  /** 0 is the ground floor. */
  floor: z.number().int().nullable(),
  surface: z.number().nonnegative().nullable(),
  bedrooms: z.number().int().nonnegative().nullable(),
  /** Null unless it is published. */
  price: z.number().nonnegative().nullable(),
  sold: z.boolean(),
  /** Address of its floor plan, or empty. */
  plan: z.string(),
});
export type ProjectUnit = z.infer<typeof projectUnitSchema>;

/**
 * PROP-13: a new-build project as the public may see it. As with a listing, an unpublished address, point or price
 * never leaves the CMS: then street, houseNumber, boxNr are empty, the unit's price is null, and the point is the
 * municipality's.
 */
export const projectSchema = z.object({
  id: z.number().int().positive(),
  /** The `projectReference` of the listings that are its units. */
  key: z.string(),
  /** The project number shown to visitors; may be empty. */
  projectNumber: z.string(),
  /** The headline; may be empty. */
  name: localizedSchema,
  description: localizedSchema,
  publicAddress: z.boolean(),
  street: z.string(),
  houseNumber: z.string(),
  boxNr: z.string(),
  zip: z.string(),
  city: z.string(),
  cityNames: localizedSchema,
  countryId: z.number().int(),
  countryName: localizedSchema,
  point: z.object({ latitude: z.number(), longitude: z.number(), exact: z.boolean() }).nullable(),
  deliveryDate: z.iso.date().nullable(),
  /** Date of delivery, in words. */
  delivery: localizedSchema,
  requirement: localizedSchema,
  /** Set by the import, whatever its units say. */
  soldOut: z.boolean(),
  pictures: z.array(pictureSchema),
  documents: z.array(documentSchema),
  videoUrl: z.string(),
  virtualTourUrl: z.string(),
  agent: listingAgentSchema.nullable(),
  /** The units that are no listings of their own. */
  constructions: z.array(projectUnitSchema),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
  /** Null where staff wrote nothing of it. */
  seo: itemSeoSchema.nullable(),
});
export type Project = z.infer<typeof projectSchema>;
