import type { ItemDraft } from "../draft/item-draft.js";
import { marquees } from "../draft/marquees.js";
import { plainText, type JsonRecord } from "./json-value.js";

/** What a value says: how the home shows, that it does not, or nothing more than that it is there. */
type Standing = "on-offer" | "option" | "sold" | "rented" | "gone" | "hidden";

/** As Omnicasa numbers them, with its own English names. A reference is kept to show what was sold or let. */
const statuses: Readonly<Record<string, Standing>> = {
  ...{ "0": "hidden", prospect: "hidden", prospective: "hidden" },
  ...{ "1": "on-offer", active: "on-offer" },
  ...{ "2": "sold", sold: "sold" },
  ...{ "3": "hidden", cancelled: "hidden", canceled: "hidden" },
  ...{ "4": "rented", rented: "rented" },
  ...{ "5": "hidden", inactive: "hidden" },
  ...{ "6": "gone", reference: "gone" },
};

const words: readonly [standing: Standing, ...names: string[]][] = [
  ["on-offer", "te koop", "a vendre", "for sale", "zu verkaufen", "te huur", "a louer", "for rent", "to let"],
  ["on-offer", "zu vermieten", "nieuw", "nouveau", "new", "neu", "actief", "actif", "active", "aktiv", "beschikbaar"],
  ["on-offer", "disponible", "available", "verfugbar"],
  ["option", "optie", "in optie", "onder optie", "option", "en option", "sous option", "under option", "gereserveerd"],
  ["option", "reserve", "reserved", "reserviert", "onder bod", "sous offre", "under offer", "compromis"],
  ["option", "onder compromis", "sous compromis"],
  ["sold", "verkocht", "vendu", "sold", "verkauft"],
  ["rented", "verhuurd", "loue", "rented", "let", "vermietet"],
  ["hidden", "prospect", "prospectie", "prospection", "geannuleerd", "annule", "cancelled", "canceled", "storniert"],
  ["hidden", "ingetrokken", "retire", "withdrawn", "zuruckgezogen", "inactief", "inactif", "inactive", "inaktiv"],
  ["hidden", "gearchiveerd", "archief", "archive", "archived", "archiviert"],
];
const byWord = new Map(words.flatMap(([standing, ...names]) => names.map((name) => [name, standing] as const)));

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

/** A home without a status is on offer; one whose status is none that we know is not shown. */
function ofStatus(record: JsonRecord, hide: Hide): Standing {
  const status = record.find("Status", "StatusID", "StatusName");
  if (!status) return "on-offer";
  const written = plain(plainText(status.value));
  const standing = statuses[written] ?? byWord.get(written);
  if (standing === undefined) return hide(status.key, written, "is no status we know, so it is not shown");
  return standing === "hidden" ? hide(status.key, written, "is not for the public") : standing;
}

/** An agency names its own steps; the number of one says nothing without the agency's list. */
function ofSubStatus(record: JsonRecord, draft: ItemDraft, hide: Hide): Standing {
  const number = record.find("SubStatus", "SubStatusID");
  const name = record.find("SubStatusName") ?? (/\D/.test(plainText(number?.value)) ? number : null);
  if (name) {
    const written = plainText(name.value);
    const standing = byWord.get(plain(written));
    if (standing === "hidden") return hide(name.key, written, "is not for the public");
    if (standing === undefined) draft.instead(name.key, written, "is no step of a sale we know; Status decides");
    return standing ?? "on-offer";
  }
  // What it shows is one of the marquees of the site's table, as Marquee is where the feed has that.
  const step = plainText(number?.value);
  if (number && step !== "0" && draft.item.marquee === undefined) {
    draft.number("marquee", step, number.key);
    draft.instead(number.key, step, "has neither SubStatusName nor Marquee beside it; taken as the marquee");
  }
  return "on-offer";
}

type Hide = (field: string, value: string, why: string) => "hidden";

/** A flag that says no, or neither yes nor no, hides. */
function ofInternet(record: JsonRecord, hide: Hide): Standing {
  const internet = record.find("PublishInternet", "PublishOnInternet");
  const written = plainText(internet?.value).toLowerCase();
  if (!internet || ["true", "1", "yes"].includes(written)) return "on-offer";
  const known = ["false", "0", "no"].includes(written);
  return hide(internet.key, written, known ? "is not for the site" : "is neither yes nor no, so it is not shown");
}

/**
 * Whether the home shows, and as what. Prospects, cancelled and inactive homes and those that are not for the internet
 * never show; what is sold or rented does as the site's own rules say. Any value that hides, hides.
 */
export function readPublication(record: JsonRecord, draft: ItemDraft): boolean {
  const hide: Hide = (field, value, why) => {
    draft.leftOut(field, value, `the home ${why}`);
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
  // The name of the other one would stand beside it.
  delete draft.item.marqueeName;
  draft.instead("Marquee", plainText(before), `Status or SubStatus say ${standing}; shown as marquee ${marquee}`);
  return true;
}
