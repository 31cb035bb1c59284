import type { Language } from "@gevel/config";
import { FeedFiles } from "../draft/feed-files.js";
import { FeedProblems } from "../draft/feed-problems.js";
import { ItemDraft } from "../draft/item-draft.js";
import { languageOf } from "../draft/language-of.js";
import { ReadListings } from "../draft/read-listings.js";
import { UnreadLeaves } from "../draft/unread-leaves.js";
import type { ListingFeed, ReadOptions } from "../draft/listing-feed.js";
import { unreadLeaves, type ElementName } from "../xml/unread-leaves.js";
import { attributeOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readAreas } from "./areas.js";
import { readAttachments } from "./attachments.js";
import { readAvailability, readCondition } from "./condition.js";
import { readContact } from "./contact.js";
import { readEquipment } from "./equipment.js";
import { ignoredAround, ignoredInListing } from "./ignored-leaves.js";
import { readObjectType } from "./object-type.js";
import { readPlace } from "./place.js";
import { readGoal, readPrices } from "./prices.js";
import { readTexts } from "./texts.js";

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

/** Fields of the sender's own are told by the name he gives them. */
const nameOf: ElementName = (element) =>
  element.name === "user_defined_simplefield" ? `${element.name}[${attributeOf(element, "feldname")}]` : element.name;

/** OpenImmo 1.2.7, listing by listing; `finish` has what the document says of itself. */
export class OpenimmoReader {
  readonly #problems = new FeedProblems();
  readonly #unread = new UnreadLeaves(ignoredInListing);
  readonly #files: FeedFiles;
  readonly #language: Language | undefined;
  readonly #listings = new ReadListings();
  /** Listings that leave it to the transfer what becomes of them. */
  readonly #unsaid: string[] = [];

  constructor({ files, language }: ReadOptions) {
    this.#files = new FeedFiles(files);
    this.#language = language;
  }

  /** Null for one that the site lacks: taken as another, its texts would stand in the place of that one's. */
  #languageOf(technical: XmlElement | undefined): Language | null {
    const field = "verwaltung_techn/sprache";
    const value = textAt(technical, "sprache");
    const say = (message: string, done: "left-out" | "default") =>
      this.#problems.addOnce({ field, value, message, done });
    if (value !== "") {
      const language = languageOf(value);
      if (language === null) say("is no language of the site; texts in it are left out", "left-out");
      return language;
    }
    const instead = this.#language ?? defaultLanguage;
    if (this.#language === undefined) say(`is missing; texts are taken as ${instead}`, "default");
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
    readAvailability(listing, draft, (text) => {
      if (language !== null) draft.localized("availability", language, text, "verwaltung_objekt/verfuegbar_ab");
    });
    readTexts(listing, draft, language);
    readAttachments(listing, draft, { files: this.#files, language });
    readContact(listing, draft, this.#files);
    this.#unread.add(unreadLeaves(listing, nameOf), draft.subject);
    // In one that the site lacks it is a version all the same, not the listing twice.
    this.#listings.offer(draft, language ?? textAt(technical, "sprache").toLowerCase());
  }

  finish(root: XmlElement): ListingFeed {
    const transfer = find(root, "uebertragung");
    const extent = attributeOf(transfer, "umfang").toUpperCase();
    const say = (field: string, value: string, message: string) =>
      this.#problems.addOnce({ field: `uebertragung/@${field}`, value, message, done: "default" });
    if (extent !== "VOLL" && extent !== "TEIL") say("umfang", extent, "is neither VOLL nor TEIL; taken as TEIL");
    const modus = attributeOf(transfer, "modus").toUpperCase();
    if (!["", "NEW", "CHANGE", "DELETE"].includes(modus)) say("modus", modus, "is no value we know; taken as CHANGE");
    const deletes = modus === "DELETE";
    const around = new UnreadLeaves(ignoredAround);
    around.add(unreadLeaves(root, nameOf));
    around.report(this.#problems);
    this.#unread.report(this.#problems);
    if (deletes) for (const reference of this.#unsaid) this.#listings.withdraw(reference);
    return {
      format: "openimmo",
      // A transfer that deletes names what goes; what it does not name stays.
      mode: extent === "VOLL" && !deletes ? "full" : "partial",
      raw: this.#listings.raw,
      withdrawn: this.#listings.withdrawn,
      hidden: this.#listings.hidden,
      problems: this.#problems,
      files: this.#files.taken,
    };
  }
}
