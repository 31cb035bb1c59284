import { z } from "zod";
import { printableLine, withoutNoValue } from "../rules/invisible-characters.js";
import { withAcceptedInput } from "./accepted-inputs.js";
import { line, mediaAddressSchema, text } from "./import-values.js";
import { documentAccess } from "./item-parts.js";

export const pictureInputSchema = z.strictObject({
  url: mediaAddressSchema,
  width: z.number().int().positive().max(100_000).nullish(),
  height: z.number().int().positive().max(100_000).nullish(),
  name: text,
});

export const documentInputSchema = z.strictObject({
  url: mediaAddressSchema,
  name: text,
  kind: z.enum(["floor-plan", "document"]).nullish(),
  access: z.enum(documentAccess).nullish(),
});

export const webId = z.number().int().min(0).max(9999);

/** The key of the upsert within its source. */
export const referenceSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(printableLine, "expected no control characters")
  .refine(
    (text) => text === "" || withoutNoValue(text) !== "",
    "expected a reference, not what a program writes where it has none",
  );

export const zipInput = withAcceptedInput(
  z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string().trim().min(3).max(10)),
  z.number().min(100).max(9_999_999_999),
);

export const agentInput = z
  .strictObject({
    name: line,
    phone: line.nullish(),
    email: z.email().max(255).nullish(),
    pictureUrl: mediaAddressSchema.nullish(),
  })
  .nullish();

/** The date it came on the market. In the first import of its source it is new since then, else since its import. */
export const createdAtInput = z.iso.datetime({ offset: true }).nullish();
