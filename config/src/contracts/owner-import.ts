import { z } from "zod";
import { languages } from "../site/languages.js";
import { withAcceptedInput } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import { line } from "./import-values.js";
import { referenceSchema } from "./item-inputs.js";

const readLanguage = (value: unknown) => (typeof value === "string" ? value.toLowerCase() || null : value);
const upperCase = languages.map((language) => language.toUpperCase());

/** An item of `owners`: somebody who may follow certain listings of the source in the owner portal. */
export const ownerInputSchema = z.strictObject({
  reference: referenceSchema,
  /** Stored in lower case: the owner logs in with it. */
  email: z.email({ error: "expected an e-mail address" }).max(255),
  name: line.nullish(),
  /** In which the owner is written to. */
  language: withAcceptedInput(
    z.preprocess(readLanguage, z.enum(languages).nullish()),
    z.enum([...upperCase, ""]),
  ).optional(),
  /** References of listings of the same source, those of the same call among them. An empty list unlinks all. */
  properties: z.array(referenceSchema).max(importLimits.ownedProperties),
});
export type OwnerInput = z.infer<typeof ownerInputSchema>;
