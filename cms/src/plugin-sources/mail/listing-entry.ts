import type { SiteConfig } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const optional = z.number().nullish();

const entrySchema = z.object({
  marquee: optional,
  withdrawnAt: z.unknown(),
  documents: z.unknown(),
  minimumIncome: optional,
  maximumPersons: optional,
  depositMonths: optional,
  advancePercent: optional,
});
type ListingEntry = z.infer<typeof entrySchema>;

/** The data of a listing known to staff and not to visitors; null if it does not exist. */
export async function listingEntry(strapi: Core.Strapi, id: number): Promise<ListingEntry | null> {
  const found: unknown = await strapi.db.query("plugin::properties.property").findOne({ where: { id } });
  return found === null ? null : entrySchema.parse(found);
}

const over = new Set(["sold", "rented"]);

/** PROP-10: sold, let or withdrawn. */
export function isGone({ marquee, withdrawnAt }: ListingEntry, { propertyList }: SiteConfig): boolean {
  const state = propertyList.marquees.find(({ value }) => value === marquee)?.state ?? "available";
  return over.has(state) || (withdrawnAt !== null && withdrawnAt !== undefined);
}
