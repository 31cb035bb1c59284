import type { Listing, SiteConfig } from "@gevel/config";
import type { Contact } from "./property-content";

/** PROP-9: the CMS already removed what may not be published; the page checks again. */
export function publishedAddress(listing: Listing, city: string): string | null {
  if (!listing.publishAddress || !listing.street) return null;
  const box = listing.boxNr ? ` / ${listing.boxNr}` : "";
  return `${`${listing.street} ${listing.houseNumber}`.trim()}${box}, ${listing.zip} ${city}`;
}

/** The listing's own agent, else the agency. */
export function listingContact({ agent }: Pick<Listing, "agent">, config: SiteConfig): Contact {
  return {
    name: agent?.name || config.agencyName,
    phone: agent?.phone || config.phone,
    email: agent?.email || config.email,
    pictureUrl: agent?.pictureUrl ?? "",
  };
}
