import type { SiteConfig } from "@gevel/config";

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
