import {
  fallbackListPaths,
  listingHeading,
  listingPath,
  listOriginalPaths,
  priceText,
  readLocalized,
  type Language,
  type Listing,
  type MailHome,
  type SiteTree,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import env from "../environment/env";
import { strapiService } from "../bootstrap/strapi-services";
import { treeIn } from "./agency-of-mails";
import { officeOfHome } from "./office-of-home";
import { isGone, listingEntry } from "./listing-entry";
import { termsOfHome } from "./terms-of-home";

const absolute = (url: string) => (url.startsWith("/") ? `${env.CMS_PUBLIC_URL}${url}` : url);

function urlOf(listing: Listing, city: string, language: Language, { routes, config }: SiteTree): string {
  const list = routes.find(({ originalPath }) => originalPath === listOriginalPaths[listing.goal]);
  const title = readLocalized(listing.typeDescription, language, config.languageDefault);
  const listPath =
    readLocalized(list?.paths, language, config.languageDefault) || fallbackListPaths[listing.goal][language];
  return env.SITE_URL + listingPath({ language, listPath, city, zip: listing.zip, title, id: listing.id });
}

const entry = z.object({ documentId: z.string() });

const propertyUid = "plugin::properties.property";

async function adminPathOf(strapi: Core.Strapi, id: number): Promise<string> {
  const found: unknown = await strapi.db.query(propertyUid).findOne({ where: { id }, select: ["documentId"] });
  const known = entry.safeParse(found).data;
  return known ? `/content-manager/collection-types/${propertyUid}/${known.documentId}` : "";
}

/** Of a listing what visitors may know of it (PROP-8, PROP-9): a mail tells no more than its page. */
export async function homeOfMails(strapi: Core.Strapi, id: number, language: Language): Promise<MailHome | null> {
  const listing = await strapiService(strapi, "plugin::properties.preview").listingById(id);
  if (!listing) return null;
  const tree = await treeIn(strapi, language);
  const entry = await listingEntry(strapi, id);
  const { languageDefault } = tree.config;
  const read = (text: Parameters<typeof readLocalized>[0]) => readLocalized(text, language, languageDefault);
  const city = listing.cityNames[language]?.trim() || listing.city;
  const street = [listing.street, listing.houseNumber].filter(Boolean).join(" ");
  const named = { typeDescription: listing.typeDescription, typeName: read(listing.mainTypeName), city };
  const amount = listing.publishPrice ? listing.price : null;
  return {
    title: listingHeading(named, language, languageDefault).text,
    place: [street, `${listing.zip} ${city}`.trim()].filter(Boolean).join(", "),
    price: priceText({ goal: listing.goal, amount, unit: listing.priceUnit }, language),
    reference: listing.recordFile,
    url: urlOf(listing, city, language, tree),
    pictureUrl: absolute(listing.pictures[0]?.url ?? ""),
    agent: listing.agent
      ? { name: listing.agent.name, email: listing.agent.email, phone: listing.agent.phone }
      : { name: "", email: "", phone: "" },
    office: officeOfHome(tree.config.offices, { agentEmail: listing.agent?.email ?? "", zip: listing.zip, city }),
    adminPath: await adminPathOf(strapi, id),
    isGone: !entry || isGone(entry, tree.config),
    terms: termsOfHome(listing, entry),
  };
}
