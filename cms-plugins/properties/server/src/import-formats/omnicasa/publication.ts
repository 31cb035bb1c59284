import type { ItemDraft } from "../draft/item-draft.js";
import { marquees } from "../draft/marquees.js";
import { asWritten, leavesOf, plainText, type JsonRecord } from "./json-value.js";
import { normalizeWord } from "./normalize-word.js";

/** The standing a value states: how the listing is shown, that it is not, or merely that it is on offer. */
type Standing = "on-offer" | "option" | "sold" | "rented" | "gone" | "hidden";

/** By Omnicasa's numbers. A listing with status reference stays, to show what was sold or let. */
const statuses: ReadonlyMap<string, Standing> = new Map([
  ["0", "hidden"],
  ["1", "on-offer"],
  ["2", "sold"],
  ["3", "hidden"],
  ["4", "rented"],
  ["5", "hidden"],
  ["6", "gone"],
]);

/** Normalized words: lower case, without accents or signs. */
const terms: readonly [standing: Standing, ...names: string[]][] = [
  ["on-offer", "te koop", "a vendre", "for sale", "zu verkaufen", "te huur", "a louer", "for rent", "to let"],
  ["on-offer", "zu vermieten", "nieuw", "nouveau", "new", "neu", "actief", "actif", "active", "aktiv", "beschikbaar"],
  ["on-offer", "disponible", "available", "verfugbar", "en vente", "en location", "zum verkauf", "zur miete"],
  ["option", "optie", "in optie", "onder optie", "option", "en option", "sous option", "under option", "gereserveerd"],
  ["option", "reserve", "reservee", "reserved", "reserviert", "onder bod", "bod aanvaard", "sous offre"],
  ["option", "offre acceptee", "under offer", "offer accepted", "sale agreed", "let agreed", "in onderhandeling"],
  ["option", "en negociation", "compromis", "onder compromis", "sous compromis", "compromis getekend"],
  ["option", "compromis signe", "verkocht onder voorwaarden", "verkocht onder voorbehoud", "verkocht onder voorwaarde"],
  ["option", "verkocht onder opschortende voorwaarde", "verkocht onder opschortende voorwaarden"],
  ["option", "vendu sous condition", "vendu sous conditions", "vendu sous condition suspensive", "vendu sous reserve"],
  ["option", "vendu sous conditions suspensives", "sold subject to contract", "sold subject to conditions"],
  ["option", "unter vorbehalt verkauft", "verkauft unter vorbehalt", "verhuurd onder voorwaarden"],
  ["option", "verhuurd onder voorbehoud", "loue sous conditions", "loue sous reserve"],
  ["sold", "verkocht", "vendu", "vendue", "sold", "verkauft"],
  ["rented", "verhuurd", "loue", "louee", "rented", "let", "vermietet"],
  ["gone", "referentie", "reference", "referenz"],
  ["hidden", "prospect", "prospective", "prospectie", "prospection", "te schatten", "a estimer", "in voorbereiding"],
  ["hidden", "en preparation", "in preparation", "in vorbereitung", "geannuleerd", "annule", "annulee", "cancelled"],
  ["hidden", "canceled", "storniert", "ingetrokken", "retire", "retiree", "withdrawn", "zuruckgezogen", "stopgezet"],
  [
    "hidden",
    "inactief",
    "inactif",
    "inactive",
    "inaktiv",
    "gearchiveerd",
    "archief",
    "archive",
    "archivee",
    "archived",
  ],
  ["hidden", "archiviert", "off market", "offmarket", "hors marche", "stille verkoop", "discrete verkoop"],
  ["hidden", "vente discrete", "uit portefeuille", "uit de portefeuille", "hors portefeuille", "out of portfolio"],
  ["hidden", "uit verkoop", "uit de verkoop", "uit de verhuur", "on hold", "niet publiceren", "ne pas publier"],
  ["hidden", "do not publish", "nicht veroffentlichen", "niet beschikbaar", "niet meer beschikbaar", "non disponible"],
  ["hidden", "plus disponible", "not available", "no longer available", "nicht verfugbar", "nicht mehr verfugbar"],
];
const byWord = new Map(terms.flatMap(([standing, ...names]) => names.map((name) => [name, standing] as const)));
const hiding = terms.flatMap(([standing, ...names]) => (standing === "hidden" ? names : []));

/** A word that hides does so beside other words too: "Ingetrokken door de eigenaar" and "Off-market (VIP)" are for nobody. */
function standingOf(text: string): Standing | undefined {
  const plain = normalizeWord(text);
  const hides = hiding.some((name) => ` ${plain} `.includes(` ${name} `));
  return byWord.get(plain) ?? (hides ? "hidden" : undefined);
}

/** A listing without a status is on offer; one with an unknown status is not shown. */
function ofStatus(record: JsonRecord, hide: Hide): Standing {
  const status = record.findAny("Status", "StatusID", "StatusName");
  if (!status) return "on-offer";
  const written = asWritten(status.value);
  const standing = statuses.get(written) ?? standingOf(written);
  if (standing === undefined) return hide(status.key, written, "is no status we know");
  return standing === "hidden" ? hide(status.key, written, "is not for the public") : standing;
}

/**
 * An agency names and numbers its own steps: their meaning, and the marquee of each, is in a list that only the agency
 * has. So a number is ignored, and an unknown name leaves it to Status and PublishInternet.
 */
function ofSubStatus(record: JsonRecord, draft: ItemDraft, hide: Hide): Standing {
  const number = record.findAny("SubStatus", "SubStatusID");
  const step = asWritten(number?.value);
  const name = record.findAny("SubStatusName") ?? (/\D/.test(step) ? number : null);
  if (name) {
    const written = asWritten(name.value);
    const standings = [...leavesOf(name.value)].map(({ value }) => standingOf(value));
    const standing = standings.includes("hidden") ? "hidden" : standings.find((each) => each !== undefined);
    if (standing === "hidden") return hide(name.key, written, "is not for the public");
    if (standing === undefined) draft.replaced(name.key, written, "is no step of a sale we know; Status decides");
    return standing ?? "on-offer";
  }
  if (number && step !== "0" && draft.item.marquee === undefined)
    draft.replaced(
      number.key,
      step,
      "is a number of the agency's own, with neither SubStatusName nor Marquee beside it; Status decides",
    );
  return "on-offer";
}

type Hide = (field: string, value: string, reason: string) => "hidden";

/** A flag that says no, or neither yes nor no, hides the listing. */
function ofInternet(record: JsonRecord, hide: Hide): Standing {
  const internet = record.findAny("PublishInternet", "PublishOnInternet");
  const written = asWritten(internet?.value).toLowerCase();
  if (!internet || ["true", "1", "yes", "y", "ja", "j", "oui", "o"].includes(written)) return "on-offer";
  const known = ["false", "0", "no", "n", "nee", "non", "nein"].includes(written);
  return hide(internet.key, written, known ? "is not for the site" : "is neither yes nor no");
}

/**
 * Whether the listing is shown, and as what. Prospects, cancelled and inactive listings and those not for the internet
 * are never shown; sold and rented ones follow the site's own rules. Any value that hides, hides.
 */
export function readPublication(record: JsonRecord, draft: ItemDraft): boolean {
  const hide: Hide = (field, value, reason) => {
    draft.leftOut(field, value, `${reason}, so the home is not shown`);
    return "hidden";
  };
  const status = ofStatus(record, hide);
  const step = ofSubStatus(record, draft, hide);
  const internet = ofInternet(record, hide);
  if ([status, step, internet].includes("hidden")) return false;

  const standing = status === "on-offer" ? step : status;
  if (standing === "on-offer" || standing === "hidden") return true;
  const gone = Number(draft.item.goal) === 1 ? marquees.rented : marquees.sold;
  const marquee = standing === "gone" ? gone : marquees[standing];
  const before = draft.item.marquee;
  if (before === marquee) return true;
  draft.item.marquee = marquee;
  if (before === undefined || before === 0) return true;
  // Otherwise the name of the other marquee would be shown with it.
  delete draft.item.marqueeName;
  draft.replaced("Marquee", plainText(before), `Status or SubStatus say ${standing}; shown as marquee ${marquee}`);
  return true;
}
