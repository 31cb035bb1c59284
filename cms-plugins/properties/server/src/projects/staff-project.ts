import { z } from "zod";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { localized } from "../items/localized-texts.js";
import { cleaned, line, media, seo, texts, type StaffValues } from "../items/staff-values.js";
import { constructionSchema } from "./normalise-project.js";

/** Staff need not write what a unit does not have. */
const typedUnit = z
  .strictObject({
    ...constructionSchema.partial().shape,
    reference: constructionSchema.shape.reference.min(1),
    name: texts.transform((value) => localized(value, cleanLine)).nullish(),
    typeName: texts.transform((value) => localized(value, cleanLine)).nullish(),
  })
  .transform((unit) =>
    constructionSchema.parse({
      ...unit,
      name: unit.name ?? {},
      webId: unit.webId ?? null,
      typeName: unit.typeName ?? {},
      floor: unit.floor ?? null,
      surface: unit.surface ?? null,
      bedrooms: unit.bedrooms ?? null,
      price: unit.price ?? null,
      sold: unit.sold ?? false,
      plan: unit.plan ?? "",
      publishPrice: unit.publishPrice ?? null,
    }),
  );

/** Schemas of a project's JSON fields. */
export const staffProject: StaffValues = {
  name: line,
  description: cleaned(cleanHtml),
  countryName: line,
  delivery: line,
  requirement: cleaned(cleanText),
  constructions: z.array(typedUnit).nullish(),
  ...media,
  seo,
};
