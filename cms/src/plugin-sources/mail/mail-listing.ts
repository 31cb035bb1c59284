import { priceText, type Language, type MailListing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import env from "../../environment/env";
import { strapiService } from "../../environment/strapi-services";
import { listingSummary } from "../listing-summary";
import { treeIn } from "./mail-agency";
import { listingOffice } from "./listing-office";
import { fullAddress } from "./full-address";
import { isGone, listingEntry } from "./listing-entry";
import { listingTerms } from "./listing-terms";

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
