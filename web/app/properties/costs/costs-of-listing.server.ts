import {
  buyers,
  isResidential,
  landType,
  regionOfPostcode,
  startingFromUnit,
  type Language,
  type Listing,
} from "@gevel/config";
import type { ListingCosts } from "./listing-costs";
import { purchaseTable } from "./purchase-table";

/**
 * Under VAT, as an annuity or with a price from, a purchase costs something else. If the agency states the duties, its
 * text counts.
 */
const isPlainSale = ({ goal, priceUnit, projectReference, attributes }: Listing) =>
  goal === 0 &&
  priceUnit !== startingFromUnit &&
  projectReference === "" &&
  attributes.viager !== true &&
  !attributes.vat &&
  !attributes.registrationRights;

/** For a published price: an annuity is paid to a person, and a rental needs no loan. */
export const isBought = ({ goal, price, attributes }: Listing) =>
  goal === 0 && price !== null && price > 0 && !attributes.viager;

/** The costs of buying a listing; null for one that nobody buys at a published price. `type` as in `legalBlock`. */
export function costsOfListing(
  listing: Listing,
  type: number,
  language: Language,
  today = new Date(),
): ListingCosts | null {
  const { price, zip, countryId } = listing;
  if (price === null || !isBought(listing)) return null;
  const day = today.toISOString().slice(0, 10);
  const region = regionOfPostcode(zip, countryId);
  if (region === null || !isPlainSale(listing)) return { price, purchase: null, day };
  const subject = type === landType ? "land" : "home";
  // A parking place or business premises is nobody's own home.
  if (subject === "home" && !isResidential(type))
    return { price, purchase: { region, subject, buyers: ["other"] }, day };
  const { purchases } = purchaseTable({ region, subject, price }, language, today);
  const different = buyers.filter((buyer) => purchases.some((purchase) => purchase.buyer === buyer));
  return { price, purchase: { region, subject, buyers: different }, day };
}
