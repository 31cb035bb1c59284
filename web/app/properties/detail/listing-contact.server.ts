import type { Listing, SiteTree } from "@gevel/config";
import { memberPageOf } from "../team.server";
import type { Contact } from "./property-content";

/** PROP-9: the CMS already removed what may not be published; the page checks again. */
export function publishedAddress(listing: Listing, city: string): string | null {
  if (!listing.publishAddress || !listing.street) return null;
  const box = listing.boxNr ? ` / ${listing.boxNr}` : "";
  return `${`${listing.street} ${listing.houseNumber}`.trim()}${box}, ${listing.zip} ${city}`;
}

/** The own agent of a listing or project, else the agency. */
export function listingContact(
  { agent }: Pick<Listing, "agent">,
  tree: Pick<SiteTree, "config" | "articles">,
): Contact {
  const { config } = tree;
  const member = memberPageOf(tree, agent);
  return {
    name: agent?.name || config.agencyName,
    phone: agent?.phone || config.phone,
    email: agent?.email || config.email,
    pictureUrl: agent?.pictureUrl || (member?.picture?.url ?? ""),
    routeId: member?.routeId ?? null,
  };
}
