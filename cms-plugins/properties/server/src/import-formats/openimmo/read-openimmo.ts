import { type Language, propertyInputSchema, type ProjectInput } from "@gevel/config";
import type { Delivery } from "../draft/delivery.js";
import { ItemDraft, type DraftItem } from "../draft/item-draft.js";
import { reportRepairs } from "../draft/value-repairs.js";
import { languageOf } from "../draft/language-of.js";
import type { DocumentFacts, ReadOptions } from "../draft/parsed-delivery.js";
import { unreadLeaves, type ElementName } from "../xml/unread-leaves.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readAreas } from "./areas.js";
import { readAttachments, readPhoto } from "./attachments.js";
import { readAvailability, readCondition } from "./condition.js";
import { readEquipment } from "./equipment.js";
import { ignoredAround, ignoredInListing } from "./ignored-leaves.js";
import { readObjectType } from "./object-type.js";
import { readGoal, readPrices } from "./prices.js";
import { readTexts } from "./texts.js";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import { decodeEntities } from "../draft/decode-entities.js";
import { readPoint } from "../draft/read-point.js";
import type { DeliveryFiles } from "../draft/delivery-files.js";

interface Group {
  /** The group's reference, shared by its listings; empty if a listing is in none. */
  reference: string;
  /** Represents the group and is no listing itself. */
  isMaster: boolean;
}

/** 1.2.7: `gruppen_kennung` is the same for all of a group, and `master` marks the one that represents it. */
function groupOf(technical: XmlElement | undefined): Group {
  const master = find(technical, "master");
  const named = textAt(technical, "master");
  // Reads whether a portal shows it among the others; on the site the project has its own page.
  master?.attribute("visible");
  return { reference: textAt(technical, "gruppen_kennung") || named, isMaster: master !== undefined };
}

const sharedKeys = [
  ...(["description", "street", "houseNumber", "boxNr", "zip", "city", "countryId", "latitude", "longitude"] as const),
  ...(["publishPrice", "pictures", "documents", "videoUrl", "virtualTourUrl", "agent"] as const),
] satisfies readonly (keyof ProjectInput)[];

/** The project that a master object describes, out of its listing. */
function projectOf(reference: string, listing: DraftItem): DraftItem {
  const same = sharedKeys.flatMap((key) => (listing[key] === undefined ? [] : [[key, listing[key]] as const]));
  return {
    reference,
    projectNumber: listing.recordFile ?? listing.reference,
    name: listing.typeDescription,
    ...(listing.publishAddress !== undefined && { publicAddress: listing.publishAddress }),
    ...Object.fromEntries(same),
  };
}

/** The first of several elements that has a text. */
const first = (element: XmlElement, names: readonly string[]) =>
  names.map((name) => textAt(element, name)).find((text) => text !== "");

/** The contact for visitors. Private numbers and addresses are not read. */
function readContact(listing: XmlElement, draft: ItemDraft, files: DeliveryFiles): void {
  const person = find(listing, "kontaktperson");
  if (!person) return;
  const own = [textAt(person, "vorname"), textAt(person, "name")].filter((part) => part !== "").join(" ");
  const name = decodeEntities(own || textAt(person, "firma"));
  if (name === "") return draft.leftOut("kontaktperson/name", "", "nobody is named");
  const email = first(person, ["email_direkt", "email_zentrale"]);
  const agent = {
    name,
    phone: first(person, ["tel_durchw", "tel_zentrale", "tel_handy"]),
    pictureUrl: readPhoto(find(person, "foto"), draft, files),
  };
  // A wrong address must not cost the name and the number.
  if (propertyInputSchema.shape.agent.safeParse({ ...agent, email }).success)
    draft.set("agent", { ...agent, email }, "kontaktperson");
  else {
    draft.leftOut("kontaktperson/email_direkt", email ?? "", "is no mail address");
    draft.set("agent", agent, "kontaktperson");
  }
}

/** The location, and whether visitors may see it exactly. */
function readPlace(listing: XmlElement, draft: ItemDraft): void {
  const geo = find(listing, "geo");
  draft.identity("zip", textAt(geo, "plz"), "geo/plz");
  draft.identity("city", decodeEntities(textAt(geo, "ort")), "geo/ort");
  const country = attributeOf(find(geo, "land"), "iso_land");
  const countryId = countryIdOf(country);
  const land = "geo/land/@iso_land";
  if (country !== "" && countryId === null) draft.rejected("countryId", land, country, foreignCountry);
  // An unknown one is passed on: taken as Belgian, 1010 in Vienna would be found in Brussels.
  draft.identity("countryId", country === "" ? null : (countryId ?? country), land);
  draft.text("street", decodeEntities(textAt(geo, "strasse")), "geo/strasse");
  draft.text("houseNumber", decodeEntities(textAt(geo, "hausnummer")), "geo/hausnummer");
  draft.text("boxNr", decodeEntities(textAt(geo, "wohnungsnr")), "geo/wohnungsnr");
  const coordinates = find(geo, "geokoordinaten");
  const [latitude, longitude] = [attributeOf(coordinates, "breitengrad"), attributeOf(coordinates, "laengengrad")];
  readPoint(draft, latitude, longitude, "geo/geokoordinaten");
  const field = "verwaltung_objekt/objektadresse_freigeben";
  draft.flag("publishAddress", textAt(listing, field), field);
}

export const openimmoPath = ["openimmo", "anbieter", "immobilie"] as const;

/** The format is German. Texts in another language are declared by `sprache` or by the sender in the address. */
const defaultLanguage: Language = "de";

const actions: Readonly<Record<string, "offer" | "withdraw">> = {
  CHANGE: "offer",
  ADD: "offer",
  NEW: "offer",
  REFERENZ: "offer",
  DELETE: "withdraw",
};

/** The sender's custom fields are identified by the name the sender gives them. */
const nameOf: ElementName = (element) => {
  const { name } = element;
  if (name === "user_defined_simplefield") return `${name}[${attributeOf(element, "feldname")}]`;
  // Part of user_defined_extend. The type is read and unused: the value shows it.
  if (name !== "feld" || !find(element, "wert")) return name;
  textAt(element, "typ");
  return `${name}[${textAt(element, "name")}]`;
};

interface Numbers {
  reference: string;
  /** Other numbers of the same listing. */
  others: string[];
}

/** The first one present becomes the reference. Which of them a sender writes differs from message to message. */
function numbersOf(technical: XmlElement | undefined): Numbers {
  const names = ["openimmo_obid", "objektnr_extern", "objektnr_intern"];
  const [reference = "", ...others] = [...new Set(names.map((name) => textAt(technical, name)))].filter(Boolean);
  return { reference, others };
}

/** Reads an OpenImmo 1.2.7 document listing by listing; `finish` returns the facts about the document. */
export class OpenimmoReader {
  readonly #delivery: Delivery;
  readonly #language: Language | undefined;
  /** Listings that leave it to the transfer what becomes of them. */
  readonly #unsaid: Numbers[] = [];

  constructor({ language }: ReadOptions, delivery: Delivery) {
    this.#delivery = delivery;
    this.#language = language;
  }

  /** Null for a language the site lacks: read as another language, its texts would replace that language's. */
  #languageOf(technical: XmlElement | undefined): Language | null {
    const field = "verwaltung_techn/sprache";
    const value = textAt(technical, "sprache");
    const report = (message: string, done: "left-out" | "default") =>
      this.#delivery.problems.addOnce({ field, value, message, done });
    if (value !== "") {
      const language = languageOf(value);
      if (language === null) report("is no language of the site; texts in it are left out", "left-out");
      return language;
    }
    const replaced = this.#language ?? defaultLanguage;
    if (this.#language === undefined) report(`is missing; texts are taken as ${replaced}`, "default");
    return replaced;
  }

  /** Answers the reference that it has. */
  read(listing: XmlElement): string {
    const technical = find(listing, "verwaltung_techn");
    const external = textAt(technical, "objektnr_extern");
    const { reference, others } = numbersOf(technical);
    const draft = new ItemDraft(reference, this.#delivery.problems);
    reportRepairs(draft, listing.valueRepairs);
    const written = attributeOf(find(technical, "aktion"), "aktionart").toUpperCase();
    const action = actions[written];
    if (written !== "" && !action)
      draft.replaced("verwaltung_techn/aktion/@aktionart", written, "is no value we know; taken as CHANGE");
    const group = groupOf(technical);
    if (action === "withdraw") {
      if (reference === "") draft.leftOut("verwaltung_techn/openimmo_obid", "", "a listing to withdraw has no number");
      else this.#delivery.listings.withdraw(reference, group.isMaster ? [...others, group.reference] : others);
      return reference;
    }
    if (written === "" && reference !== "") this.#unsaid.push({ reference, others });

    draft.identity("reference", reference, "verwaltung_techn/openimmo_obid");
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
    readAttachments(listing, draft, { files: this.#delivery.files, language });
    readContact(listing, draft, this.#delivery.files);
    this.#delivery.readOrReport(unreadLeaves(listing, nameOf), ignoredInListing, draft, language);
    const project = group.reference || (group.isMaster ? reference : "");
    if (group.isMaster && project !== "") {
      this.#delivery.projects.offer(projectOf(project, draft.item));
      this.#delivery.numbers.projects.set(project, [reference, ...others]);
      this.#delivery.listings.hide(reference);
      return reference;
    }
    this.#delivery.numbers.listings.set(reference, others);
    draft.text("projectReference", project, "verwaltung_techn/gruppen_kennung");
    // In one that the site lacks it is a version all the same, not the listing twice.
    this.#delivery.listings.offer(draft, language ?? textAt(technical, "sprache").toLowerCase());
    return reference;
  }

  finish(root: XmlElement): DocumentFacts {
    const transfer = find(root, "uebertragung");
    const extent = attributeOf(transfer, "umfang").toUpperCase();
    const report = (field: string, value: string, message: string) =>
      this.#delivery.problems.addOnce({ field: `uebertragung/@${field}`, value, message, done: "default" });
    const isFilled = extent === "VOLL" || extent === "TEIL";
    const unsaid = this.#delivery.settings.mode;
    if (!isFilled && unsaid === null) report("umfang", extent, "is neither VOLL nor TEIL; taken as TEIL");
    const isFull = isFilled ? extent === "VOLL" : unsaid === "full";
    const modus = attributeOf(transfer, "modus").toUpperCase();
    if (!["", "NEW", "CHANGE", "DELETE"].includes(modus))
      report("modus", modus, "is no value we know; taken as CHANGE");
    const deletes = modus === "DELETE";
    // For example its logo: sent on purpose, but part of no listing.
    for (const { children } of childrenOf(root, "anbieter"))
      for (const own of children.filter(({ name }) => name === "anhang"))
        this.#delivery.files.request(textAt(own, "daten/pfad"));
    this.#delivery.unread(ignoredAround).add(unreadLeaves(root, nameOf));
    if (deletes) for (const { reference, others } of this.#unsaid) this.#delivery.listings.withdraw(reference, others);
    // A transfer that deletes names what goes; what it does not name stays.
    return { format: "openimmo", mode: isFull && !deletes ? "full" : "partial" };
  }
}
