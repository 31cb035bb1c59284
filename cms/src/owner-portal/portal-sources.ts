import type { PortalSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../bootstrap/strapi-services";
import { homeFacts, listingsNamed, offeredHomes } from "./listing-facts";
import { ownedHomes } from "./owned-homes";

/** What the owner portal says of this agency's homes. */
export const portalSources = (strapi: Core.Strapi): PortalSources => ({
  owned: (email, language) => ownedHomes(strapi, email, language),
  owns: (email, id) => strapiService(strapi, "plugin::properties.owned").owns(email, id),
  listings: (named) => listingsNamed(strapi, named),
  facts: (ids) => homeFacts(strapi, ids),
  offered: () => offeredHomes(strapi).read(),
  interest: (homes) => strapiService(strapi, "plugin::leads.activity").of(homes),
});
