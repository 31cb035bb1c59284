import {
  type PortalSources,
  belgianDay,
  landType,
  parkingType,
  readLocalized,
  regionOfPostcode,
  situationOf,
  type Language,
  type OwnedListingSummary,
  type OwnerListings,
  type OwnedListing,
  type SiteTree,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../../environment/strapi-services";
import { listingFacts, listingsNamed, offeredListings, mainTypes, listingState } from "./listing-facts";
import { listingSummary } from "../listing-summary";
import { treeIn } from "../mail/mail-agency";

function ownedListing(
  owned: OwnedListing,
  { language, tree, type }: { language: Language; tree: SiteTree; type: number },
): OwnedListingSummary {
  const { listing, publicSince, withdrawnAt, createdAtSource } = owned;
  const { config } = tree;
  const { id, goal, price, marquee, priceUnit } = listing;
  const { title, place, path } = listingSummary(listing, language, tree);
  const state = listingState({ marquee, wasPublic: publicSince !== null, isWithdrawn: withdrawnAt !== null }, config);
  const region = regionOfPostcode(listing.zip, listing.countryId);
  const read = (text: Parameters<typeof readLocalized>[0]) => readLocalized(text, language, config.languageDefault);
  const since = createdAtSource ?? publicSince;
  return {
    // As visitors read it: the agency's own number if there is one.
    ...{ id, reference: listing.recordFile || owned.reference, title, place, goal, state, price, priceUnit },
    marquee:
      read(listing.marqueeName) || (config.propertyList.marquees.find(({ value }) => value === marquee)?.label ?? ""),
    pricePublished: owned.publishPrice,
    pictureUrl: listing.pictures[0]?.url ?? "",
    since: since === null || state === "preparing" ? null : belgianDay(new Date(since)),
    path: withdrawnAt === null ? path : null,
    agent: listing.agent,
    facts: {
      ...{ region, goal, isLand: type === landType, isParking: type === parkingType },
      ...{
        showsAddress: situationOf({ ...listing, publishAddress: owned.publishAddress }).showsAddress,
        attributes: listing.attributes,
      },
      documents: owned.documents.flatMap((name) => Object.values(name)),
    },
    similarity: { id, goal, type, region, price },
  };
}

/** OWNER-2: the listings of the owner with this login address, with the data they may see. */
async function ownedListings(strapi: Core.Strapi, email: string, language: Language): Promise<OwnerListings> {
  const owned = await strapiService(strapi, "plugin::properties.owned").listings(email);
  const tree = await treeIn(strapi, language);
  const mainTypeOf = await mainTypes(strapi);
  return {
    ...{ name: owned.name, language: owned.language },
    homes: owned.listings.map((one) => ownedListing(one, { language, tree, type: mainTypeOf(one.listing.webId) })),
  };
}

/** The data of this agency's listings for the owner portal. */
export const portalSources = (strapi: Core.Strapi): PortalSources => ({
  owned: (email, language) => ownedListings(strapi, email, language),
  owns: (email, id) => strapiService(strapi, "plugin::properties.owned").owns(email, id),
  listings: (named) => listingsNamed(strapi, named),
  facts: (ids) => listingFacts(strapi, ids),
  offered: () => offeredListings(strapi).read(),
  interest: (homes) => strapiService(strapi, "plugin::leads.activity").of(homes),
});
