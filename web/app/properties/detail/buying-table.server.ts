import {
  buyers,
  buyingCosts,
  buyingCostsCheckedOn,
  formatDay,
  formatNumber,
  formatPrice,
  lawLanguages,
  regionOfPostcode,
  startingFromUnit,
  type Language,
  type Listing,
} from "@gevel/config";
import { isLand } from "./legal-block.server";
import type { BuyingTable } from "./property-content";

/** Under VAT, an annuity or from a price on, a purchase costs something else; where the agency tells the duties, its own words count. */
const isPlainSale = ({ goal, priceUnit, projectReference, attributes }: Listing) =>
  goal === 0 &&
  priceUnit !== startingFromUnit &&
  projectReference === "" &&
  attributes.viager !== true &&
  !attributes.vat &&
  !attributes.registrationRights;

/** What comes on top of a published price, for each kind of buyer; null where no rule of ours says it. */
export function buyingTable(listing: Listing, language: Language, today = new Date()): BuyingTable | null {
  const { price, zip, countryId } = listing;
  const region = regionOfPostcode(zip, countryId);
  if (region === null || price === null || price <= 0 || !isPlainSale(listing)) return null;
  const subject = isLand(listing) ? "land" : "home";
  const costs = buyers.map((buyer) => ({ buyer, ...buyingCosts({ region, subject, buyer, price }, today) }));
  const different = costs.filter(({ rule }, index) => costs.findIndex((other) => other.rule === rule) === index);
  const euros = (amount: number) => formatPrice(Math.round(amount), language);
  return {
    region,
    purchases: different.map(({ buyer, rule, tax, free, notary, file, total }) => ({
      buyer: different.length === 1 ? "anybody" : buyer,
      rate: formatNumber(rule.rate, language),
      tax: euros(tax),
      free: free > 0 ? euros(free) : null,
      notary: euros(notary),
      file: file === null ? null : euros(file),
      total: euros(total),
      sum: euros(price + total),
    })),
    sources: different.map(({ rule }) => ({ source: rule.source, since: formatDay(rule.from, language) })),
    sourceLanguage: lawLanguages[region],
    checkedOn: formatDay(buyingCostsCheckedOn, language),
  };
}
