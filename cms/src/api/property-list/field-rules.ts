import type { FieldRules } from "@gevel/config";
import { z } from "zod";
import { shapeRule } from "../../content/field-rule";

/** CMS-11: JSON of the fields in which staff choose from lists. */
export const propertyListFieldRules: FieldRules = {
  "api::property-list.property-list.types": shapeRule(z.array(z.number().int().positive()), {
    nl: "Kies pandtypes uit de lijst.",
    fr: "Choisissez des types de bien dans la liste.",
    en: "Choose property types from the list.",
  }),
  "api::property-list.property-list.cities": shapeRule(z.array(z.string().regex(/^[^|A-Z]+\|\d{4,5}$/)), {
    nl: "Kies plaatsen uit de lijst.",
    fr: "Choisissez des localités dans la liste.",
    en: "Choose towns from the list.",
  }),
};
