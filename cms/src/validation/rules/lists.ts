import { z } from "zod";
import type { StaffText } from "../staff-text";

const prices = z
  .array(z.number().positive())
  .refine((list) => list.every((price, index) => index === 0 || price > (list[index - 1] ?? 0)));

const rising: StaffText = {
  nl: "Noteer elk bedrag één keer, van laag naar hoog, als een getal groter dan 0.",
  fr: "Notez chaque montant une seule fois, par ordre croissant, comme un nombre supérieur à 0.",
  en: "Write each amount once, from low to high, as a number above 0.",
};

/** JSON fields by model and attribute: what they hold, and the words for staff when they do not. */
const lists: Record<string, { schema: z.ZodType; message: StaffText }> = {
  "config.property-search.salePrices": {
    schema: prices,
    message: rising,
  },
  "config.property-search.rentPrices": {
    schema: prices,
    message: rising,
  },
  "api::property-list.property-list.types": {
    schema: z.array(z.number().int().positive()),
    message: {
      nl: "Kies pandtypes uit de lijst.",
      fr: "Choisissez des types de bien dans la liste.",
      en: "Choose property types from the list.",
    },
  },
  "api::property-list.property-list.cities": {
    schema: z.array(z.string().regex(/^[^|A-Z]+\|\d{4,5}$/)),
    message: {
      nl: "Kies plaatsen uit de lijst.",
      fr: "Choisissez des localités dans la liste.",
      en: "Choose towns from the list.",
    },
  },
};

/** The admin sends a JSON field as text. */
function readJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** CMS-11: what is wrong with the list in a JSON field, or null. Nothing typed is fine. */
export function listProblem(model: string, attribute: string, value: unknown): StaffText | null {
  const list = lists[`${model}.${attribute}`];
  if (list === undefined || value === null || value === "") return null;
  return list.schema.safeParse(readJson(value)).success ? null : list.message;
}
