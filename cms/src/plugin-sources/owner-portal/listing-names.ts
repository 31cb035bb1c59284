import {
  fallbackLanguage,
  listingAgentSchema,
  listingHeading,
  localizedSchema,
  readLocalized,
  type Language,
  type StatisticsListing,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** SQLite binds at most 32,766 values a statement. */
const atOnce = 1_000;

const rows = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    reference: z.string().catch(""),
    recordFile: z.string().catch(""),
    typeDescription: localizedSchema.catch({}),
    mainTypeName: localizedSchema.catch({}),
    street: z.string().catch(""),
    houseNumber: z.string().catch(""),
    zip: z.string().catch(""),
    city: z.string().catch(""),
    agent: listingAgentSchema.nullable().catch(null),
  }),
);
const select = Object.keys(rows.element.shape);

/** OWNER-6: listings as staff know them, with the full address. */
export async function listingNames(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: Language,
): Promise<StatisticsListing[]> {
  const homes: StatisticsListing[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const found: unknown = await strapi.db
      .query("plugin::properties.property")
      .findMany({ where: { id: { $in: ids.slice(start, start + atOnce) } }, select });
    for (const { id, documentId, reference, recordFile, agent, zip, city, ...home } of rows.parse(found)) {
      const typeName = readLocalized(home.mainTypeName, language, fallbackLanguage);
      const street = [home.street, home.houseNumber].filter(Boolean).join(" ");
      const { text } = listingHeading(
        { typeDescription: home.typeDescription, typeName, city },
        language,
        fallbackLanguage,
      );
      const name = [text, street, `${zip} ${city}`.trim()].filter(Boolean).join(", ");
      homes.push({
        ...{ id, documentId, reference: recordFile || reference, name },
        agent: agent?.name || agent?.email || "",
      });
    }
  }
  return homes;
}
