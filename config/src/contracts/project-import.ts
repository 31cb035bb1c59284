import { z } from "zod";
import { withAcceptedInput } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import { emptyIsNull, lenientNumber, line, localizedInput, mediaAddressSchema, text, url } from "./import-values.js";
import {
  agentInput,
  createdAtInput,
  documentInputSchema,
  pictureInputSchema,
  referenceSchema,
  webId,
  zipInput,
} from "./item-inputs.js";

const number = (schema: z.ZodNumber) => lenientNumber(schema.nullish()).optional();
const day = z.iso.date({ error: "expected a day as YYYY-MM-DD" }).nullish();

/** A unit that is no listing of its own; one that is names the project by its `projectReference` instead. */
export const constructionInputSchema = z.strictObject({
  reference: referenceSchema,
  name: text,
  webId: number(webId),
  typeName: text,
  /** 0 is the ground floor. */
  floor: number(z.number().int().min(-20).max(300)),
  surface: number(z.number().min(0).max(100_000_000)),
  bedrooms: number(z.number().int().min(0).max(999)),
  price: number(z.number().min(0).max(1_000_000_000)),
  /** Omitted: as the project says. */
  publishPrice: z.boolean().nullish(),
  sold: z.boolean().nullish(),
  /** Address of its floor plan. */
  plan: mediaAddressSchema.nullish(),
});

/** An item of `projects`: the names of section 3 in camelCase. */
export const projectInputSchema = z.strictObject({
  reference: referenceSchema,
  projectNumber: line.nullish(),
  name: text,
  description: localizedInput(importLimits.description).nullish(),
  publicAddress: z.boolean().nullish(),
  street: line.nullish(),
  houseNumber: line.nullish(),
  boxNr: line.nullish(),
  zip: zipInput,
  city: line.min(1),
  countryId: number(z.number().int().min(1).max(999)),
  countryName: text,
  latitude: number(z.number().min(-90).max(90)),
  longitude: number(z.number().min(-180).max(180)),
  deliveryDate: withAcceptedInput(z.preprocess(emptyIsNull, day), z.literal("")).optional(),
  /** Date of delivery, in words. */
  delivery: text,
  requirement: text,
  /** Left out: yes. */
  publishPrice: z.boolean().nullish(),
  /** Every unit is sold, also where they are not sent. */
  soldOut: z.boolean().nullish(),
  constructions: z.array(constructionInputSchema).max(importLimits.constructions).nullish(),
  pictures: z.array(pictureInputSchema).max(importLimits.pictures).nullish(),
  documents: z.array(documentInputSchema).max(importLimits.documents).nullish(),
  videoUrl: url.nullish(),
  virtualTourUrl: url.nullish(),
  agent: agentInput,
  createdAt: createdAtInput,
});
export type ProjectInput = z.infer<typeof projectInputSchema>;
