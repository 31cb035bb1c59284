import {
  dutiesOf,
  energyLabelName,
  lawLanguages,
  regionOfPostcode,
  signsOf,
  type EnergyLabel,
  type Listing,
} from "@gevel/config";
import { attributeText, type Reader } from "./fact-rows.server";
import type { LegalBlock } from "./property-content";

/** Known by what is told of it: it has ground and nothing built. */
export const isLand = ({ attributes }: Listing) =>
  attributes.surfaceLiving === null && attributes.surfaceConstructed === null && attributes.surfaceGround !== null;

/** PROP-20: the rows of `adDuties` that this advertisement has, with what is known of each. Null outside Belgium. */
export function legalBlock(
  listing: Listing,
  energy: EnergyLabel | null,
  reader: Reader,
  today = new Date(),
): LegalBlock | null {
  const region = regionOfPostcode(listing.zip, listing.countryId);
  if (region === null) return null;
  const ad = { region, goal: listing.goal, isLand: isLand(listing) };
  // The price stands at the head of the page.
  const asked = dutiesOf(ad, today).flatMap(({ field, ...duty }) => (field === "price" ? [] : [{ ...duty, field }]));
  const rows = asked.flatMap(({ field, label, ifKnown }) => {
    const value =
      field === "energyClass"
        ? energy && { kind: "text" as const, text: energyLabelName(energy.label) }
        : attributeText(listing, field, reader);
    return value === null && ifKnown ? [] : [{ key: field, label, value }];
  });
  return {
    region,
    rows,
    sources: [...new Set(asked.map(({ source }) => source))],
    sourceLanguage: lawLanguages[region],
    isFloodProne: signsOf(ad, listing.attributes, today).includes("flood"),
  };
}
