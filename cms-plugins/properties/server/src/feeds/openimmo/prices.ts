import type { ItemDraft } from "../draft/item-draft.js";
import { readDecimal, toCents } from "../draft/read-number.js";
import { attributeOf, find, textAt, yesAttributes, type XmlElement } from "../xml/xml-element.js";

const marketing = "objektkategorie/vermarktungsart";

/** Sale or rent. Left out where the feed names neither: the import then refuses the listing. */
export function readGoal(listing: XmlElement, draft: ItemDraft): 0 | 1 | null {
  const ways = yesAttributes(find(listing, marketing));
  const known = ways.filter((way) => ["KAUF", "MIETE_PACHT", "ERBPACHT", "LEASING"].includes(way));
  for (const way of ways) if (!known.includes(way)) draft.leftOut(`${marketing}/@${way}`, way, "is no value we know");
  const sale = known.includes("KAUF") || known.includes("ERBPACHT");
  if (known.length > 1)
    draft.instead(marketing, known.join(" "), `offered more than one way; taken as ${sale ? "sale" : "rent"}`);
  else if (known[0] === "ERBPACHT" || known[0] === "LEASING")
    draft.instead(marketing, known[0], `taken as ${sale ? "sale" : "rent"}`);
  const goal = known.length === 0 ? null : sale ? 0 : 1;
  draft.identity("goal", goal);
  return goal;
}

const salePrices = ["kaufpreis", "kaufpreisbrutto", "erbpacht"];
const rents = ["kaltmiete", "nettokaltmiete", "pauschalmiete", "hauptmietzinsnetto", "warmmiete", "pacht"];

/** How often a rent is paid in a year. */
const timesAYear: Record<string, number> = { MONAT: 12, JAHR: 1, WOCHE: 52, TAG: 365 };

interface Amount {
  value: number;
  field: string;
}

function firstAmount(prices: XmlElement | undefined, names: readonly string[], draft: ItemDraft): Amount | null {
  for (const name of names) {
    const text = textAt(prices, name);
    if (text === "") continue;
    const value = readDecimal(text);
    const field = `preise/${name}`;
    if (value === null) draft.leftOut(field, text, "is no number");
    else if (value > 0) return { value, field };
  }
  return null;
}

/** The rent of a month. */
function monthly(rent: Amount, prices: XmlElement | undefined, draft: ItemDraft): Amount {
  const field = "preise/preis_zeiteinheit/@zeiteinheit";
  const unit = attributeOf(find(prices, "preis_zeiteinheit"), "zeiteinheit");
  const times = draft.choice(timesAYear, unit, field) ?? 12;
  if (times === 12) return rent;
  const value = toCents((rent.value * times) / 12);
  draft.instead(field, unit, `the rent was reckoned to a month: ${value}`);
  return { ...rent, value };
}

/** Price or rent with what comes on top of it. Another currency than the euro shows no price. */
export function readPrices(listing: XmlElement, draft: ItemDraft, goal: 0 | 1 | null): void {
  const prices = find(listing, "preise");
  const currency = attributeOf(find(prices, "waehrung"), "iso_waehrung");
  if (currency !== "" && currency.toUpperCase() !== "EUR") {
    draft.leftOut("preise/waehrung/@iso_waehrung", currency, "prices in it are not shown");
    draft.set("publishPrice", false, "preise");
    return;
  }
  const price = firstAmount(prices, goal === 1 ? rents : salePrices, draft);
  if (price) {
    const { value, field } = goal === 1 ? monthly(price, prices, draft) : price;
    draft.set("price", value, field);
  }
  const onRequest = salePrices.some((name) => yesAttributes(find(prices, name)).includes("AUF_ANFRAGE"));
  if (onRequest || !price) draft.set("publishPrice", false, "preise");

  // With all costs in it, there are none to add.
  if (price?.field !== "preise/warmmiete")
    draft.positive("chargesRenter", goal === 1 ? textAt(prices, "nebenkosten") : "", "preise/nebenkosten");
  draft.positive("chargesOwner", goal === 1 ? "" : textAt(prices, "hausgeld"), "preise/hausgeld");
  draft.positive("depositAmount", textAt(prices, "kaution"), "preise/kaution");
  draft.positive("vat", textAt(prices, "mwst_gesamt"), "preise/mwst_gesamt");
}
