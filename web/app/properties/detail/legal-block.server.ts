import {
  advertisedIn,
  disclosuresOf,
  energyLabelName,
  lawLanguages,
  signsOf,
  situationOf,
  type EnergyLabel,
  type Listing,
} from "@gevel/config";
import { attributeText, type Reader } from "./fact-rows.server";
import type { LegalBlock } from "./property-content";

/** PROP-20: the rows of `mandatoryDisclosures` that apply to this advertisement, with their values. Null outside Belgium. */
export function legalBlock(
  listing: Listing,
  /** The `webId` of its type, of the type above where it is a kind of one. */
  type: number,
  energy: EnergyLabel | null,
  reader: Reader,
  today = new Date(),
): LegalBlock | null {
  const ad = advertisedIn({ ...situationOf(listing), type });
  if (ad === null) return null;
  // The price is at the head of the page.
  const required = disclosuresOf(ad, today).flatMap(({ field, ...disclosure }) =>
    field === "price" ? [] : [{ ...disclosure, field }],
  );
  const rows = required.flatMap(({ field, label, ifKnown }) => {
    const value =
      field === "energyClass"
        ? energy && { kind: "text" as const, text: energyLabelName(energy.label) }
        : attributeText(listing, field, reader);
    return value === null && ifKnown ? [] : [{ key: field, label, value }];
  });
  return {
    region: ad.region,
    rows,
    sources: [...new Set(required.map(({ source }) => source))],
    sourceLanguage: lawLanguages[ad.region],
    isFloodProne: signsOf(ad, listing.attributes, today).includes("flood"),
  };
}
