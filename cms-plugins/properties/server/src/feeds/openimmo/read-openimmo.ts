import type { Language } from "@gevel/config";
import { FeedFiles } from "../draft/feed-files.js";
import { FeedProblems } from "../draft/feed-problems.js";
import { ItemDraft } from "../draft/item-draft.js";
import { ReadListings } from "../draft/read-listings.js";
import type { ListingFeed, ReadOptions } from "../listing-feed.js";
import { attributeOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readAreas } from "./areas.js";
import { readAttachments } from "./attachments.js";
import { readAvailability, readCondition } from "./condition.js";
import { readContact } from "./contact.js";
import { readEquipment } from "./equipment.js";
import { readObjectType } from "./object-type.js";
import { readPlace } from "./place.js";
import { readGoal, readPrices } from "./prices.js";
import { languageOf, readTexts } from "./texts.js";

export const openimmoPath = ["openimmo", "anbieter", "immobilie"] as const;

/** The format is German; a feed whose texts are not says so in `sprache`, or its sender in the address. */
const defaultLanguage: Language = "de";

const actions: Readonly<Record<string, "offer" | "withdraw">> = {
  CHANGE: "offer",
  ADD: "offer",
  NEW: "offer",
  REFERENZ: "offer",
  DELETE: "withdraw",
};

/** OpenImmo 1.2.7, listing by listing; `finish` has what the document says of itself. */
export class OpenimmoReader {
  readonly #problems = new FeedProblems();
  readonly #files: FeedFiles;
  readonly #language: Language | undefined;
  readonly #listings = new ReadListings();
  /** Listings that leave it to the transfer what becomes of them. */
  readonly #unsaid: string[] = [];

  constructor({ files, language }: ReadOptions) {
    this.#files = new FeedFiles(files);
    this.#language = language;
  }

  #languageOf(technical: XmlElement | undefined): Language {
    const written = textAt(technical, "sprache");
    const language = languageOf(written);
    if (language) return language;
    const instead = this.#language ?? defaultLanguage;
    if (this.#language === undefined || written !== "")
      this.#problems.addOnce({
        field: "verwaltung_techn/sprache",
        value: written,
        message: `${written === "" ? "is missing" : "is no language of the site"}; texts are taken as ${instead}`,
        done: "default",
      });
    return instead;
  }

  read(listing: XmlElement): void {
    const technical = find(listing, "verwaltung_techn");
    const external = textAt(technical, "objektnr_extern");
    const reference = textAt(technical, "openimmo_obid") || external || textAt(technical, "objektnr_intern");
    const draft = new ItemDraft(reference, this.#problems);
    const written = attributeOf(find(technical, "aktion"), "aktionart").toUpperCase();
    const action = actions[written];
    if (written !== "" && !action)
      draft.instead("verwaltung_techn/aktion/@aktionart", written, "is no value we know; taken as CHANGE");
    if (action === "withdraw") {
      if (reference === "") draft.leftOut("verwaltung_techn/openimmo_obid", "", "a listing to withdraw has no number");
      else this.#listings.withdraw(reference);
      return;
    }
    if (written === "" && reference !== "") this.#unsaid.push(reference);

    draft.identity("reference", reference);
    draft.text("recordFile", external, "verwaltung_techn/objektnr_extern");
    const language = this.#languageOf(technical);
    const goal = readGoal(listing, draft);
    readObjectType(listing, draft);
    readPlace(listing, draft);
    readPrices(listing, draft, goal);
    readAreas(listing, draft);
    readEquipment(listing, draft);
    readCondition(listing, draft, goal);
    readAvailability(listing, draft, (text) =>
      draft.localized("availability", language, text, "verwaltung_objekt/verfuegbar_ab"),
    );
    readTexts(listing, draft, language);
    readAttachments(listing, draft, { files: this.#files, language });
    readContact(listing, draft, this.#files);
    this.#listings.offer(reference, draft.item);
  }

  finish(root: XmlElement): ListingFeed {
    const transfer = find(root, "uebertragung");
    const extent = attributeOf(transfer, "umfang").toUpperCase();
    const say = (field: string, value: string, message: string) =>
      this.#problems.addOnce({ field: `uebertragung/@${field}`, value, message, done: "default" });
    if (extent !== "VOLL" && extent !== "TEIL") say("umfang", extent, "is neither VOLL nor TEIL; taken as TEIL");
    const deletes = attributeOf(transfer, "modus").toUpperCase() === "DELETE";
    if (deletes) for (const reference of this.#unsaid) this.#listings.withdraw(reference);
    return {
      format: "openimmo",
      // A transfer that deletes names what goes; what it does not name stays.
      mode: extent === "VOLL" && !deletes ? "full" : "partial",
      items: this.#listings.items,
      withdrawn: this.#listings.withdrawn,
      problems: this.#problems,
      files: this.#files.taken,
    };
  }
}
