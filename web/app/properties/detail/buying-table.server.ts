import {
  isResidential,
  landType,
  regionOfPostcode,
  startingFromUnit,
  type Language,
  type Listing,
} from "@gevel/config";
import type { BuyingTable } from "../costs/buying-table";
import { purchaseTable } from "../costs/purchase-table.server";

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

/**
 * The costs on top of a published price, for each kind of buyer; null if none of our rules apply. `type` as in
 * `legalBlock`.
 */
export function buyingTable(
  listing: Listing,
  type: number,
  language: Language,
  today = new Date(),
): BuyingTable | null {
  const { price, zip, countryId } = listing;
  const region = regionOfPostcode(zip, countryId);
  if (region === null || price === null || price <= 0 || !isPlainSale(listing)) return null;
  const subject = type === landType ? "land" : "home";
  // A parking place or business premises is nobody's own home.
  const buyer = subject === "land" || isResidential(type) ? {} : { buyer: "other" as const };
  return purchaseTable({ region, subject, price, ...buyer }, language, today);
}
