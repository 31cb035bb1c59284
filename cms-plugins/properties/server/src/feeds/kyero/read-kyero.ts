import { countries, isLanguage, languages, type PropertyInput } from "@gevel/config";
import { countryIdOf } from "../draft/country.js";
import { decodeEntities, withMarkup } from "../draft/decode-entities.js";
import { FeedProblems } from "../draft/feed-problems.js";
import { ItemDraft } from "../draft/item-draft.js";
import { listingTypes } from "../draft/listing-types.js";
import { readPoint } from "../draft/read-point.js";
import { ReadListings } from "../draft/read-listings.js";
import { UnreadLeaves } from "../draft/unread-leaves.js";
import { toCents } from "../draft/read-number.js";
import { findTown } from "../../places/find-town.js";
import { provincesNamed } from "../../places/provinces.js";
import type { ListingFeed } from "../draft/listing-feed.js";
import { unreadableFeed } from "../draft/unreadable-feed.js";
import { unreadLeaves } from "../xml/unread-leaves.js";
import { childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readFeatures } from "./features.js";
import { ignoredAround, ignoredInListing } from "./ignored-leaves.js";
import { typeOf } from "./property-types.js";

export const kyeroPath = ["root", "property"] as const;

/** How a price is meant, and how often a rent is paid in a year. */
const frequencies: Readonly<Record<string, { goal: 0 | 1; timesAYear?: number }>> = {
  SALE: { goal: 0 },
  MONTH: { goal: 1, timesAYear: 12 },
  WEEK: { goal: 1, timesAYear: 52 },
};
const energyClasses = Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, letter]));
/** X is a certificate that is on its way or not needed. */
const classes: Readonly<Record<string, string>> = { ...energyClasses, X: "" };

/** Texts in the languages of the site; the format has many more, which nobody would read here. */
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
  draft.identity("goal", frequency?.goal);
  const currency = textAt(listing, "currency");
  if (currency !== "" && currency.toUpperCase() !== "EUR") {
    draft.leftOut("currency", currency, "prices in it are not shown");
    draft.set("publishPrice", false, "price");
    return;
  }
  const price = textAt(listing, "price");
  // The format writes x where the price is asked for.
  if (!/^x$/i.test(price)) draft.positive("price", price, "price");
  const monthly = frequency?.timesAYear;
  if (typeof draft.item.price !== "number") draft.set("publishPrice", false, "price");
  else if (monthly !== undefined && monthly !== 12) {
    draft.item.price = toCents((draft.item.price * monthly) / 12);
    draft.instead("price_freq", written, `the rent was reckoned to a month: ${String(draft.item.price)}`);
  }
}

function readType(listing: XmlElement, draft: ItemDraft): void {
  const name = decodeEntities(textAt(listing, "type") || textAt(listing, "type/en"));
  const webId = typeOf(name);
  draft.identity("webId", webId ?? listingTypes.none);
  draft.words("mainTypeName", webId === null && name !== "" ? { en: name } : null, "type");
  if (webId === null) draft.instead("type", name, "is no type we know; imported without a type");
}

interface Town {
  town: string;
  province: string;
  /** A part of the town, or anything else. */
  detail: string;
}

/** The postal code of a Belgian town; the place within it that a listing names says it best. */
function readTown({ town, province, detail }: Town, draft: ItemDraft): void {
  const { latitude, longitude } = draft.item;
  const isPoint = typeof latitude === "number" && typeof longitude === "number";
  const hints = { province, point: isPoint ? { latitude, longitude } : null };
  const answer = findTown(town, hints);
  const closer = detail === "" ? null : findTown(`${town}, ${detail}`, hints);
  const { zip, note } = closer?.zip ? closer : answer;
  if (detail !== "" && zip === answer.zip) notShown(detail, draft);
  if (zip === null) draft.refused("town", town, note);
  else {
    draft.identity("zip", zip);
    draft.instead("town", town, note);
  }
}

const notShown = (detail: string, draft: ItemDraft) =>
  draft.leftOut("location_detail", detail, "says no more of the postal code");

/** The format knows towns, not postal codes; many senders add one. */
function readPlace(listing: XmlElement, draft: ItemDraft): void {
  const town = decodeEntities(textAt(listing, "town"));
  const country = decodeEntities(textAt(listing, "country"));
  const countryId = country === "" ? countries.belgium : countryIdOf(country);
  if (countryId === null) draft.refused("country", country, "is none that listings are taken from: BE, LU or NL");
  draft.identity("city", town);
  // One we do not know is passed on for the import to refuse.
  draft.identity("countryId", countryId ?? country);
  const written = textAt(listing, "postcode") || textAt(listing, "postal_code");
  readPoint(draft, textAt(listing, "location/latitude"), textAt(listing, "location/longitude"), "location");
  const province = decodeEntities(textAt(listing, "province"));
  const detail = decodeEntities(textAt(listing, "location_detail"));
  const isBelgian = countryId === countries.belgium;
  if (province !== "" && isBelgian && provincesNamed(province) === null)
    draft.leftOut("province", province, "is no province of Belgium");
  if (written === "" && isBelgian) return readTown({ town, province, detail }, draft);
  if (detail !== "") notShown(detail, draft);
  if (province !== "" && !isBelgian) draft.leftOut("province", province, "is used in Belgium alone");
  if (written !== "") draft.identity("zip", written);
  else if (countryId !== null)
    draft.refused("town", town, "has no postal code, and only Belgian ones are known; send it");
}

function readPictures(listing: XmlElement, draft: ItemDraft): void {
  const pictures: NonNullable<PropertyInput["pictures"]> = [];
  for (const image of childrenOf(find(listing, "images"), "image")) {
    const url = textAt(image, "url");
    if (url === "") continue;
    const title = find(image, "title");
    const name = Object.fromEntries(
      languages.flatMap((language) => {
        const text = decodeEntities(textAt(title, language));
        return text === "" ? [] : [[language, text] as const];
      }),
    );
    pictures.push(Object.keys(name).length > 0 ? { url, name } : { url });
  }
  draft.list("pictures", pictures, "images/image/url");
}

/** Kyero v3, property by property. Notes are the sender's own and never leave him. */
export class KyeroReader {
  readonly #problems = new FeedProblems();
  readonly #unread = new UnreadLeaves(ignoredInListing);
  readonly #listings = new ReadListings();

  read(listing: XmlElement): void {
    const ref = textAt(listing, "ref");
    const reference = textAt(listing, "id") || ref;
    const draft = new ItemDraft(reference, this.#problems);
    draft.identity("reference", reference);
    draft.text("recordFile", ref, "ref");
    readPrice(listing, draft);
    readType(listing, draft);
    readPlace(listing, draft);
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
    readPictures(listing, draft);
    this.#unread.add(unreadLeaves(listing), draft.subject);
    this.#listings.offer(draft, null);
  }

  finish(root: XmlElement): ListingFeed {
    const version = textAt(root, "kyero/feed_version");
    if (!/^3(\.\d+)?$/.test(version))
      throw unreadableFeed(
        find(root, "kyero")
          ? `its Kyero feed_version is ${version.slice(0, 20) || "missing"}; version 3 is read`
          : "it has no kyero element, so it is no Kyero feed",
      );
    const around = new UnreadLeaves(ignoredAround);
    around.add(unreadLeaves(root));
    around.report(this.#problems);
    this.#unread.report(this.#problems);
    return {
      format: "kyero",
      mode: null,
      raw: this.#listings.raw,
      withdrawn: this.#listings.withdrawn,
      hidden: this.#listings.hidden,
      problems: this.#problems,
      files: [],
    };
  }
}
