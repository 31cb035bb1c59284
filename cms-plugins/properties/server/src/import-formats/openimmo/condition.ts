import type { ItemDraft } from "../draft/item-draft.js";
import { decodeEntities } from "../draft/decode-entities.js";
import { marquees } from "../draft/marquees.js";
import { readDate } from "../draft/read-date.js";
import { readDecimal } from "../draft/read-number.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

const conditions: Readonly<Record<string, "new" | "good" | "to-refresh" | "to-renovate" | "unsaid">> = {
  ERSTBEZUG: "new",
  NEUWERTIG: "new",
  PROJEKTIERT: "new",
  ROHBAU: "new",
  GEPFLEGT: "good",
  MODERNISIERT: "good",
  VOLL_SANIERT: "good",
  TEIL_VOLLSANIERT: "good",
  TEIL_SANIERT: "good",
  TEIL_VOLLRENOVIERT: "good",
  TEIL_VOLLRENOVIERUNGSBED: "to-refresh",
  SANIERUNGSBEDUERFTIG: "to-renovate",
  BAUFAELLIG: "to-renovate",
  ENTKERNT: "to-renovate",
  ABRISSOBJEKT: "to-renovate",
  NACH_VEREINBARUNG: "unsaid",
};
const certificateKinds: Readonly<Record<string, "demand" | "use">> = { BEDARF: "demand", VERBRAUCH: "use" };
const states: Readonly<Record<string, "open" | "reserved" | "sold">> = {
  OFFEN: "open",
  RESERVIERT: "reserved",
  VERKAUFT: "sold",
};

/** The certificate: in Belgium its figure is the demand that is reckoned, and one that was measured is never shown as it. */
function readEnergy(condition: XmlElement | undefined, draft: ItemDraft): void {
  const [certificate] = childrenOf(condition, "energiepass");
  const path = "zustand_angaben/energiepass";
  const kind = draft.choice(certificateKinds, textAt(certificate, "epart"), `${path}/epart`);
  const label = textAt(certificate, "wertklasse");
  draft.text("epcLabelText", label, `${path}/wertklasse`);
  const demand = textAt(certificate, "endenergiebedarf");
  const measured = [
    ["energieverbrauchkennwert", textAt(certificate, "energieverbrauchkennwert")] as const,
    ...(kind === "use" ? [["endenergiebedarf", demand] as const] : []),
  ];
  for (const [name, text] of measured)
    if (text !== "" && readDecimal(text) !== 0)
      draft.leftOut(`${path}/${name}`, text, "is a consumption that was measured, not the demand of the certificate");
  if (kind !== "use") {
    const field = `${path}/endenergiebedarf`;
    // 0 means no energy use only if a class is given too.
    if (label === "") draft.measure("energyPerformance", demand, field);
    else draft.set("energyPerformance", draft.readMeasure(demand, field), field);
  }
  draft.day("epcExpiryDate", textAt(certificate, "gueltig_bis"), `${path}/gueltig_bis`);
}

function readYear(draft: ItemDraft, key: "constructionYear" | "renovationYear", text: string, field: string): void {
  // Feeds write ca. 1930 and 2014-06 too.
  const year = /(?:^|\D)(1[0-9]{3}|20[0-9]{2})(?:\D|$)/.exec(text)?.[1];
  if (year !== undefined) draft.number(key, year, field);
  else if (text !== "" && Number(text) !== 0) draft.leftOut(field, text, "is no year");
}

/** Age, condition, energy and whether it is still to be had. */
export function readCondition(listing: XmlElement, draft: ItemDraft, goal: 0 | 1 | null): void {
  const condition = find(listing, "zustand_angaben");
  readYear(draft, "constructionYear", textAt(condition, "baujahr"), "zustand_angaben/baujahr");
  readYear(draft, "renovationYear", textAt(condition, "letztemodernisierung"), "zustand_angaben/letztemodernisierung");
  const field = "zustand_angaben/zustand/@zustand_art";
  const state = draft.choice(conditions, attributeOf(find(condition, "zustand"), "zustand_art"), field);
  if (state !== "unsaid") draft.set("condition", state, field);
  readEnergy(condition, draft);

  const gone = goal === 1 ? marquees.rented : marquees.sold;
  const numbers = { open: marquees.onOffer, reserved: marquees.option, sold: gone };
  const sale = "zustand_angaben/verkaufstatus/@stand";
  const standing = draft.choice(states, attributeOf(find(condition, "verkaufstatus"), "stand"), sale);
  if (standing) draft.set("marquee", numbers[standing], sale);
  const action = attributeOf(find(listing, "verwaltung_techn/aktion"), "aktionart").toUpperCase();
  // A listing of type reference stays, to show what was sold.
  if (action === "REFERENZ") draft.set("marquee", gone, "verwaltung_techn/aktion/@aktionart");

  draft.flag(
    "protectedHeritage",
    textAt(listing, "verwaltung_objekt/denkmalgeschuetzt"),
    "verwaltung_objekt/denkmalgeschuetzt",
  );
}

/** A day if it is one, otherwise the delivery's own text. */
export function readAvailability(listing: XmlElement, draft: ItemDraft, setText: (text: string) => void): void {
  const from = textAt(listing, "verwaltung_objekt/abdatum");
  const availableFromText = textAt(listing, "verwaltung_objekt/verfuegbar_ab");
  draft.day("availableFrom", from, "verwaltung_objekt/abdatum");
  const day = readDate(availableFromText);
  if (day === null) setText(decodeEntities(availableFromText));
  else if (draft.item.availableFrom === undefined) draft.set("availableFrom", day, "verwaltung_objekt/verfuegbar_ab");
}
