import {
  priceText,
  type Language,
  type MailListing,
  type Listing,
  type ListingTerms,
  type SiteConfig,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import env from "../environment/env";
import { strapiService } from "../bootstrap/strapi-services";
import { listingSummary } from "../listings/listing-summary";
import { treeIn } from "./mail-agency";

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

interface ListingAddress {
  agentEmail: string;
  zip: string;
  city: string;
}

const matching = (a: string, b: string) => a.trim() !== "" && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The office responsible for a listing: the only one, else the one with its agent's email address, else the one with
 * the same postal code or town. Listings do not name it; empty if none matches.
 */
export function listingOffice(offices: SiteConfig["offices"], { agentEmail, zip, city }: ListingAddress): string {
  const [first] = offices;
  if (first && offices.length === 1) return first.name;
  const found =
    offices.find(({ email }) => matching(email, agentEmail)) ??
    offices.find((office) => matching(office.zip, zip)) ??
    offices.find((office) => matching(office.city, city));
  return found?.name ?? "";
}

/** L6: the usual terms, where staff entered none: three months' rent, a tenth of the price. */
const usualDepositMonths = 3;
const usualAdvancePercent = 10;

/** The amounts due from a tenant or buyer; none for an amount that visitors may not know (PROP-8). */
function listingTerms(listing: Listing, entry: Awaited<ReturnType<typeof listingEntry>>): ListingTerms {
  const { goal, price, attributes } = listing;
  return {
    goal,
    price,
    charges: attributes.chargesRenter ?? null,
    inventory: attributes.inventoryCost ?? null,
    minimumIncome: entry?.minimumIncome ?? null,
    maximumPersons: entry?.maximumPersons ?? null,
    depositMonths: entry?.depositMonths ?? usualDepositMonths,
    advancePercent: entry?.advancePercent ?? usualAdvancePercent,
  };
}

type Address = Pick<Listing, "street" | "houseNumber" | "boxNr" | "zip" | "city">;

/** `Meir 1 / 2, 2000 Antwerpen`, as pages write it. */
export function fullAddress({ street, houseNumber, boxNr, zip, city }: Address): string {
  const houseAndBox = [street, houseNumber].filter(Boolean).join(" ");
  return [[houseAndBox, boxNr].filter(Boolean).join(" / "), `${zip} ${city}`.trim()].filter(Boolean).join(", ");
}

const entry = z.object({ documentId: z.string() });

const propertyUid = "plugin::properties.property";

async function adminPathOf(strapi: Core.Strapi, id: number): Promise<string> {
  const found: unknown = await strapi.db.query(propertyUid).findOne({ where: { id }, select: ["documentId"] });
  const known = entry.safeParse(found).data;
  return known ? `/content-manager/collection-types/${propertyUid}/${known.documentId}` : "";
}

/**
 * The public data of a listing (PROP-8, PROP-9): a mail contains no more than its page. Only `address` is not for
 * everybody.
 */
export async function mailListing(strapi: Core.Strapi, id: number, language: Language): Promise<MailListing | null> {
  const found = await strapiService(strapi, "plugin::properties.preview").listingById(id);
  if (!found) return null;
  const { listing, address } = found;
  const tree = await treeIn(strapi, language);
  const entry = await listingEntry(strapi, id);
  const { title, place, city, path } = listingSummary(listing, language, tree);
  const amount = listing.publishPrice ? listing.price : null;
  return {
    title,
    place,
    address: fullAddress({ ...address, zip: listing.zip, city }),
    price: priceText({ goal: listing.goal, amount, unit: listing.priceUnit }, language),
    reference: listing.recordFile,
    url: env.SITE_URL + path,
    picture: listing.pictures[0]?.url ?? "",
    agent: listing.agent
      ? { name: listing.agent.name, email: listing.agent.email, phone: listing.agent.phone }
      : { name: "", email: "", phone: "" },
    office: listingOffice(tree.config.offices, { agentEmail: listing.agent?.email ?? "", zip: listing.zip, city }),
    adminPath: await adminPathOf(strapi, id),
    isGone: !entry || isGone(entry, tree.config),
    terms: listingTerms(listing, entry),
  };
}
