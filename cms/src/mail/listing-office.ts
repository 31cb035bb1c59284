import type { SiteConfig } from "@gevel/config";

interface ListingAddress {
  agentEmail: string;
  zip: string;
  city: string;
}

const matching = (a: string, b: string) => a.trim() !== "" && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The office that looks after a home: the only one there is, else the one whose address its agent has, else the one in the same
 * place. Listings do not say it themselves; empty where none of these is true.
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
