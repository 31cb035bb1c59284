import type { ItemDraft } from "../draft/item-draft.js";
import { readDecimal, toCents } from "../draft/read-number.js";
import { attributeOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { yesAttributes } from "./yes-attributes.js";

const marketing = "objektkategorie/vermarktungsart";

/** Sale or rent. Left out where the feed names neither: the import then refuses the listing. */
export function readGoal(listing: XmlElement, draft: ItemDraft): 0 | 1 | null {
  const ways = yesAttributes(draft, find(listing, marketing), marketing);
  const known = ways.filter((way) => ["KAUF", "MIETE_PACHT", "ERBPACHT", "LEASING"].includes(way));
  for (const way of ways) if (!known.includes(way)) draft.leftOut(`${marketing}/@${way}`, way, "is no value we know");
  const sale = known.includes("KAUF") || known.includes("ERBPACHT");
  if (known.length > 1)
    draft.replaced(marketing, known.join(" "), `offered more than one way; taken as ${sale ? "sale" : "rent"}`);
  else if (known[0] === "ERBPACHT" || known[0] === "LEASING")
    draft.replaced(marketing, known[0], `taken as ${sale ? "sale" : "rent"}`);
  const goal = known.length === 0 ? null : sale ? 0 : 1;
  draft.identity("goal", goal, marketing);
  return goal;
}

const salePrices = ["kaufpreis", "kaufpreisbrutto"];
const rents = ["kaltmiete", "nettokaltmiete", "pauschalmiete", "hauptmietzinsnetto", "warmmiete", "pacht"];

/** How often a rent is paid in a year. */
const timesAYear: Record<string, number> = { MONAT: 12, JAHR: 1, WOCHE: 52, TAG: 365 };

interface Amount {
  value: number;
  field: string;
}

/**
 * The first price that is stated; 0 states none. An unreadable one ends the search: the next element has another price,
 * with taxes or charges, and not the one meant.
 */
function firstAmount(prices: XmlElement | undefined, names: readonly string[], draft: ItemDraft): Amount | null {
  for (const name of names) {
    const text = textAt(prices, name);
    if (text === "") continue;
    const field = `preise/${name}`;
    const value = draft.read(text, field);
    if (value !== null && value < 0) draft.leftOut(field, text, "is less than nothing");
    if (value === null || value < 0) return null;
    if (value > 0) return { value, field };
  }
  return null;
}

/**
 * The monthly rent, which is the default; null if its period is unknown. A lease is paid by the year as often as by the
 * month.
 */
function monthly(rent: Amount, prices: XmlElement | undefined, draft: ItemDraft): Amount | null {
  const field = "preise/preis_zeiteinheit/@zeiteinheit";
  const unit = attributeOf(find(prices, "preis_zeiteinheit"), "zeiteinheit");
  if (unit === "" && rent.field === "preise/pacht") {
    draft.leftOut(rent.field, String(rent.value), "is by the month or the year, and preis_zeiteinheit says neither");
    return null;
  }
  const times = unit === "" ? 12 : draft.choice(timesAYear, unit, field);
  if (times === null) return null;
  if (times === 12) return rent;
  const value = toCents((rent.value * times) / 12);
  draft.replaced(field, unit, `the rent was reckoned to a month: ${value}`);
  return { ...rent, value };
}

/** Reports stated amounts that are not the price of this offer. */
function reportOthers(prices: XmlElement | undefined, draft: ItemDraft, goal: 0 | 1 | null): void {
  const reportPrice = (name: string, reason: string) => {
    const text = textAt(prices, name);
    if (text !== "" && readDecimal(text) !== 0) draft.leftOut(`preise/${name}`, text, reason);
  };
  reportPrice("erbpacht", "is the ground rent, not a price to buy for");
  if (goal === 1) for (const name of salePrices) reportPrice(name, "is a price to buy for, and the home is to let");
  if (goal === 0) for (const name of rents) reportPrice(name, "is a rent, and the home is for sale");
}

/** Price or rent with its additional costs. A currency other than the euro shows no price. */
export function readPrices(listing: XmlElement, draft: ItemDraft, goal: 0 | 1 | null): void {
  const prices = find(listing, "preise");
  const currency = attributeOf(find(prices, "waehrung"), "iso_waehrung");
  if (currency !== "" && currency.toUpperCase() !== "EUR") {
    draft.leftOut("preise/waehrung/@iso_waehrung", currency, "prices in it are not shown");
    draft.set("publishPrice", false, "preise");
    return;
  }
  const stated = firstAmount(prices, goal === 1 ? rents : salePrices, draft);
  const price = stated && goal === 1 ? monthly(stated, prices, draft) : stated;
  if (price) draft.set("price", price.value, price.field);
  reportOthers(prices, draft, goal);
  const onRequest = [...salePrices, ...rents].filter(
    (name) => draft.yesOrNo(attributeOf(find(prices, name), "auf_anfrage"), `preise/${name}/@auf_anfrage`) === true,
  );
  // A price that the import would not take is not shown either.
  if (onRequest.length > 0 || draft.item.price === undefined) draft.set("publishPrice", false, "preise");

  if (goal === 1) {
    const charges = textAt(prices, "nebenkosten");
    // With all costs in it, there are none to add.
    if (stated?.field !== "preise/warmmiete") draft.positive("chargesRenter", charges, "preise/nebenkosten");
  } else draft.positive("chargesOwner", textAt(prices, "hausgeld"), "preise/hausgeld");
  draft.positive("depositAmount", textAt(prices, "kaution"), "preise/kaution");
  draft.positive("vat", textAt(prices, "mwst_gesamt"), "preise/mwst_gesamt");
}
