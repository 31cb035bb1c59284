import type { PortalSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../bootstrap/strapi-services";
import { listingFacts, listingsNamed, offeredListings } from "./listing-facts";
import { ownedListings } from "./owned-listings";

/** What the owner portal says of this agency's homes. */
export const portalSources = (strapi: Core.Strapi): PortalSources => ({
  owned: (email, language) => ownedListings(strapi, email, language),
  owns: (email, id) => strapiService(strapi, "plugin::properties.owned").owns(email, id),
  listings: (named) => listingsNamed(strapi, named),
  facts: (ids) => listingFacts(strapi, ids),
  offered: () => offeredListings(strapi).read(),
  interest: (homes) => strapiService(strapi, "plugin::leads.activity").of(homes),
});
