import { countries, fallbackLanguage, isLanguage } from "@gevel/config";
import { decodeEntities, withMarkup } from "../draft/decode-entities.js";
import type { Delivery } from "../draft/delivery.js";
import { ItemDraft } from "../draft/item-draft.js";
import { listingTypes } from "../draft/listing-types.js";
import { toCents } from "../draft/read-number.js";
import { reportRepairs } from "../draft/value-repairs.js";
import type { DocumentFacts } from "../draft/parsed-delivery.js";
import { unreadableDelivery } from "../draft/unreadable-delivery.js";
import { unreadLeaves } from "../xml/unread-leaves.js";
import { find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readFeatures } from "./features.js";
import { ignoredAround, ignoredInListing } from "./ignored-leaves.js";
import { readPictures } from "./pictures.js";
import { kindOf } from "./property-types.js";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import { readPoint } from "../draft/read-point.js";
import { findTown } from "../../places/find-town.js";
import { provincesNamed } from "../../places/provinces.js";

interface Town {
  town: string;
  province: string;
  /** A part of the town, or anything else. */
  detail: string;
}

/** The postal code of a Belgian town; the place within the town, if a listing names one, is the most precise. */
function readTown({ town, province, detail }: Town, draft: ItemDraft): void {
  const { latitude, longitude } = draft.item;
  const isPoint = typeof latitude === "number" && typeof longitude === "number";
  const hints = { province, point: isPoint ? { latitude, longitude } : null };
  const answer = findTown(town, hints);
  const closer = detail === "" ? null : findTown(`${town}, ${detail}`, hints);
  const { zip, note } = closer?.zip ? closer : answer;
  if (detail !== "" && zip === answer.zip) reportHiddenDetail(detail, draft);
  if (zip === null) draft.rejected("zip", "town", town, note);
  else {
    draft.identity("zip", zip, "postcode");
    draft.replaced("town", town, note);
  }
}

const reportHiddenDetail = (detail: string, draft: ItemDraft) =>
  draft.leftOut("location_detail", detail, "says no more of the postal code");

/** The format has towns, not postal codes; many senders add one. */
function readPlace(listing: XmlElement, draft: ItemDraft, defaultCountry: number): void {
  const town = decodeEntities(textAt(listing, "town"));
  const country = decodeEntities(textAt(listing, "country"));
  const countryId = country === "" ? defaultCountry : countryIdOf(country);
  if (countryId === null) draft.rejected("countryId", "country", country, foreignCountry);
  draft.identity("city", town, "town");
  // An unknown one is passed on, so that the import rejects it.
  draft.identity("countryId", countryId ?? country, "country");
  const written = textAt(listing, "postcode") || textAt(listing, "postal_code");
  readPoint(draft, textAt(listing, "location/latitude"), textAt(listing, "location/longitude"), "location");
  const province = decodeEntities(textAt(listing, "province"));
  const detail = decodeEntities(textAt(listing, "location_detail"));
  const isBelgian = countryId === countries.belgium;
  if (province !== "" && isBelgian && provincesNamed(province) === null)
    draft.leftOut("province", province, "is no province of Belgium");
  if (written === "" && isBelgian) return readTown({ town, province, detail }, draft);
  if (detail !== "") reportHiddenDetail(detail, draft);
  if (province !== "" && !isBelgian) draft.leftOut("province", province, "is used in Belgium alone");
  if (written !== "") draft.identity("zip", written, "postcode");
  else if (countryId !== null)
    draft.rejected("zip", "town", town, "has no postal code, and only Belgian ones are known; send it");
}

export const kyeroPath = ["root", "property"] as const;

/** How a price is meant, and how often a rent is paid in a year. */
const frequencies: Readonly<Record<string, { goal: 0 | 1; timesAYear?: number }>> = {
  SALE: { goal: 0 },
  MONTH: { goal: 1, timesAYear: 12 },
  WEEK: { goal: 1, timesAYear: 52 },
};
const energyClasses = Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, letter]));
/** X is a certificate that is pending or not needed. */
const classes: Readonly<Record<string, string>> = { ...energyClasses, X: "" };

/** Texts in the languages of the site; the format's many others are skipped. */
function readTexts(draft: ItemDraft, key: "description" | "typeDescription", texts: XmlElement | undefined): void {
  const meant = key === "description" ? withMarkup : decodeEntities;
  for (const element of texts?.children ?? []) {
    const { name } = element;
    if (isLanguage(name)) draft.localized(key, name, meant(element.text.trim()), `${texts?.name ?? key}/${name}`);
  }
}

function readPrice(listing: XmlElement, draft: ItemDraft): void {
  const written = textAt(listing, "price_freq");
  const frequency = draft.choice(frequencies, written, "price_freq");
  draft.identity("goal", frequency?.goal, "price_freq");
  const currency = textAt(listing, "currency");
  if (currency !== "" && currency.toUpperCase() !== "EUR") {
    draft.leftOut("currency", currency, "prices in it are not shown");
    draft.set("publishPrice", false, "price");
    return;
  }
  const price = textAt(listing, "price");
  // The format writes x for a price on request.
  if (!/^x$/i.test(price)) draft.positive("price", price, "price");
  const monthly = frequency?.timesAYear;
  if (typeof draft.item.price !== "number") draft.set("publishPrice", false, "price");
  else if (monthly !== undefined && monthly !== 12) {
    draft.item.price = toCents((draft.item.price * monthly) / 12);
    draft.replaced("price_freq", written, `the rent was reckoned to a month: ${String(draft.item.price)}`);
  }
}

function readType(listing: XmlElement, draft: ItemDraft): void {
  const written = decodeEntities(textAt(listing, "type") || textAt(listing, "type/en"));
  const kind = kindOf(written);
  draft.identity("webId", kind?.webId ?? listingTypes.none, "type");
  draft.terms("mainTypeName", kind ? kind.name : written === "" ? null : { en: written }, "type");
  if (kind === null) draft.replaced("type", written, "is no type we know; imported without a type");
}

/** Kyero v3, property by property. Notes are the sender's own and never leave him. */
export class KyeroReader {
  readonly #delivery: Delivery;

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
  }

  /** Answers the reference that it has. */
  read(listing: XmlElement): string {
    const ref = textAt(listing, "ref");
    const reference = textAt(listing, "id") || ref;
    const draft = new ItemDraft(reference, this.#delivery.problems);
    reportRepairs(draft, listing.valueRepairs);
    draft.identity("reference", reference, "id");
    draft.text("recordFile", ref, "ref");
    readPrice(listing, draft);
    readType(listing, draft);
    readPlace(listing, draft, this.#delivery.settings.countryId ?? countries.belgium);
    draft.positive("bedrooms", textAt(listing, "beds"), "beds");
    draft.positive("bathrooms", textAt(listing, "baths"), "baths");
    draft.positive("surfaceTotal", textAt(listing, "surface_area/built"), "surface_area/built");
    draft.positive("surfaceGround", textAt(listing, "surface_area/plot"), "surface_area/plot");
    const label = draft.choice(classes, textAt(listing, "energy_rating/consumption"), "energy_rating/consumption");
    draft.text("epcLabelText", label ?? "", "energy_rating/consumption");
    if (draft.yesOrNo(textAt(listing, "new_build"), "new_build") === true) draft.set("condition", "new", "new_build");
    readFeatures(listing, draft);
    readTexts(draft, "description", find(listing, "desc"));
    readTexts(draft, "typeDescription", find(listing, "title"));
    draft.text("videoUrl", textAt(listing, "video_url"), "video_url");
    draft.text("virtualTourUrl", textAt(listing, "virtual_tour_url"), "virtual_tour_url");
    readPictures(listing, draft, this.#delivery.files);
    const language = this.#delivery.settings.language ?? fallbackLanguage;
    this.#delivery.readOrReport(unreadLeaves(listing), ignoredInListing, draft, language);
    this.#delivery.listings.offer(draft, null);
    return reference;
  }

  finish(root: XmlElement): DocumentFacts {
    const version = textAt(root, "kyero/feed_version");
    if (!/^3(\.\d+)?$/.test(version))
      throw unreadableDelivery(
        find(root, "kyero")
          ? `its Kyero feed_version is ${version.slice(0, 20) || "missing"}; version 3 is read`
          : "it has no kyero element, so it is no Kyero feed",
      );
    this.#delivery.unread(ignoredAround).add(unreadLeaves(root));
    // The format has no partial updates: a delivery is all that its sender offers, unless its settings say otherwise.
    return { format: "kyero", mode: this.#delivery.settings.mode ?? "full" };
  }
}
