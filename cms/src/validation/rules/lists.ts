import { z } from "zod";
import type { StaffText } from "../staff-text";

const prices = z
  .array(z.number().positive())
  .refine((list) => list.every((price, index) => index === 0 || price > (list[index - 1] ?? 0)));

const rising = (example: string): StaffText => ({
  nl: `Noteer stijgende prijzen tussen vierkante haken, bv. ${example}.`,
  fr: `Notez des prix croissants entre crochets, p. ex. ${example}.`,
  en: `Write rising prices between square brackets, e.g. ${example}.`,
});

/** JSON fields by model and attribute: what they hold, and the words for staff when they do not. */
const lists: Record<string, { schema: z.ZodType; message: StaffText }> = {
  "config.property-search.salePrices": {
    schema: prices,
    message: rising("[150000, 200000]"),
  },
  "config.property-search.rentPrices": {
    schema: prices,
    message: rising("[500, 750]"),
  },
  "api::property-list.property-list.types": {
    schema: z.array(z.number().int().positive()),
    message: {
      nl: "Noteer nummers van pandtypes tussen vierkante haken, bv. [1, 2].",
      fr: "Notez des numéros de types de biens entre crochets, p. ex. [1, 2].",
      en: "Write numbers of property types between square brackets, e.g. [1, 2].",
    },
  },
  "api::property-list.property-list.cities": {
    schema: z.array(z.string().regex(/^[^|A-Z]+\|\d{4,5}$/)),
    message: {
      nl: 'Noteer gemeenten in kleine letters met hun postcode, bv. ["berchem|2600"].',
      fr: 'Notez les communes en minuscules avec leur code postal, p. ex. ["berchem|2600"].',
      en: 'Write towns in small letters with their postal code, e.g. ["berchem|2600"].',
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
