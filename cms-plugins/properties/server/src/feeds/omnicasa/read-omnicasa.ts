import { setImmediate as nextTurn } from "node:timers/promises";
import { isLanguage, type Language, type PropertyInput } from "@gevel/config";
import { FeedProblems } from "../draft/feed-problems.js";
import { ItemDraft } from "../draft/item-draft.js";
import { listingTypes } from "../draft/listing-types.js";
import { readPoint } from "../draft/read-point.js";
import { ReadListings } from "../draft/read-listings.js";
import { UnreadLeaves, type Leaf } from "../draft/unread-leaves.js";
import { feedLimits } from "../draft/feed-limits.js";
import type { ListingFeed, ReadOptions } from "../draft/listing-feed.js";
import { feedTooLarge, unreadableFeed } from "../draft/unreadable-feed.js";
import { aliases } from "./aliases.js";
import { readAttributes, setTexts } from "./attributes.js";
import { ignoredAround, ignoredInListing } from "./ignored-leaves.js";
import { isList, isObject, JsonRecord, numberOrText, plainText } from "./json-value.js";
import { readManager, readMedia } from "./media.js";
import { readPublication } from "./publication.js";
import { readMoment } from "./read-moment.js";

const listingsPerTurn = 50;
const defaultLanguage: Language = "nl";
/** As Omnicasa's calls number them. */
const languageNumbers: Readonly<Record<string, Language>> = { "1": "nl", "2": "fr", "3": "en", "4": "de" };

const localizedKeys = ["mainTypeName", "typeDescription", "description", "priceUnitText", "marqueeName", "countryName"];
const lineKeys: readonly (keyof PropertyInput)[] = ["recordFile", "street", "houseNumber", "boxNr"];
const numberKeys: readonly (keyof PropertyInput)[] = ["priceUnit", "marquee"];
const addressKeys: readonly (keyof PropertyInput)[] = ["videoUrl", "virtualTourUrl"];

export interface JsonListings {
  listings: unknown[];
  /** What stands around them and nobody has read. */
  around: Leaf[];
}

/** Where the listings stand: the list itself, or inside an answer of Omnicasa's service. */
export function listingsIn(value: unknown, path: readonly string[] = []): JsonListings | null {
  if (isList(value)) return { listings: value, around: [] };
  if (!isObject(value)) return null;
  const record = new JsonRecord(value);
  const success = record.find("Success");
  if (success && plainText(success.value).toLowerCase() !== "true")
    throw unreadableFeed(`it is the answer to a call that failed: ${plainText(record.find("Message")?.value)}`);
  const results = Object.keys(value).filter((key) => /^Get\w+JsonResult$/.test(key));
  const inner = record.find("Items", "Properties", "PropertyList", "Value", ...results);
  const found = inner && listingsIn(inner.value, [...path, inner.key]);
  return found && { ...found, around: [...record.unread(path), ...found.around] };
}

/** Its keys are PascalCase and it has a number: told from our own import, which has `reference` and camelCase. */
export function isOmnicasaListing(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((key) => /^(ID|Goal|WebID|Zip|City)$/.test(key));
}

function languageIn(record: JsonRecord, options: ReadOptions, draft: ItemDraft): Language {
  const found = record.find("language", "LanguageCode", "LanguageID");
  const written = plainText(found?.value);
  const code = languageNumbers[written] ?? written.slice(0, 2).toLowerCase();
  if (isLanguage(code)) return code;
  const instead = options.language ?? defaultLanguage;
  if (found)
    draft.instead(found.key, plainText(found.value), `is no language of the site; texts are taken as ${instead}`);
  return instead;
}

function readListing(record: JsonRecord, draft: ItemDraft, language: Language): void {
  const get = (key: string) => record.find(key, ...(aliases[key] ?? []));
  const textOf = (key: string) => plainText(get(key)?.value);
  const fieldOf = (key: string) => get(key)?.key ?? key;

  draft.identity("reference", draft.reference);
  draft.identity("goal", textOf("goal"));
  const webId = textOf("webId");
  draft.identity("webId", webId === "" || webId === "0" ? listingTypes.none : webId);
  if (webId === "" || webId === "0") draft.instead("WebID", webId, "names no type; imported without a type");
  draft.identity("zip", textOf("zip"));
  draft.identity("city", textOf("city"));
  // 0 is no country.
  const country = textOf("countryId");
  draft.identity("countryId", country === "0" ? "" : country);

  const webIds = get("webIds");
  if (Array.isArray(webIds?.value)) draft.set("webIds", webIds.value.map(Number), webIds.key);
  else draft.text("webIds", textOf("webIds"), fieldOf("webIds"));
  for (const key of localizedKeys) {
    const found = get(key);
    if (found) setTexts(draft, key, found.value, language, found.key);
    else if (record.has(key, ...(aliases[key] ?? []))) draft.localized(draft.key(key), language, "", key);
  }
  for (const key of lineKeys) draft.text(key, textOf(key), fieldOf(key));
  for (const key of numberKeys) draft.number(key, numberOrText(get(key)?.value), fieldOf(key));
  for (const key of addressKeys) draft.text(key, textOf(key), fieldOf(key));
  draft.positive("price", numberOrText(get("price")?.value), fieldOf("price"));
  draft.flag("publishPrice", textOf("publishPrice"), fieldOf("publishPrice"));
  // A price that cannot be read is asked for; none is no reason to hide what stands beside it.
  if (textOf("price") !== "" && plainText(get("price")?.value) !== "0" && draft.item.price === undefined)
    draft.set("publishPrice", false, fieldOf("price"));
  draft.flag("publishAddress", textOf("publishAddress"), fieldOf("publishAddress"));
  readPoint(draft, textOf("latitude"), textOf("longitude"), fieldOf("latitude"));
  const project = textOf("projectReference");
  if (project !== "0") draft.text("projectReference", project, fieldOf("projectReference"));
  const created = textOf("createdAt");
  const moment = readMoment(created);
  const past = moment !== null && moment > "1970-01-02" && Date.parse(moment) <= Date.now();
  if (past) draft.set("createdAt", moment, fieldOf("createdAt"));
  else if (created !== "") draft.leftOut(fieldOf("createdAt"), created, "is no moment in the past");

  readAttributes(record, draft, language);
  readMedia(record, draft, language);
  readManager(record, draft);
}

/** Property JSON as section 3 and Omnicasa's service have it. */
export async function readOmnicasa(value: unknown, options: ReadOptions): Promise<ListingFeed> {
  const found = listingsIn(value);
  if (!found) throw unreadableFeed("its JSON holds no list of properties");
  const { listings } = found;
  if (listings.length > feedLimits.listings) throw feedTooLarge(`it has more than ${feedLimits.listings} listings`);
  const problems = new FeedProblems();
  const unread = new UnreadLeaves(ignoredInListing);
  const read = new ReadListings();
  for (const [index, listing] of listings.entries()) {
    // Others are answered now and then.
    if (index % listingsPerTurn === listingsPerTurn - 1) await nextTurn();
    const record = new JsonRecord(isObject(listing) ? listing : {});
    const reference = plainText(record.find("reference", ...(aliases.reference ?? []))?.value);
    const draft = new ItemDraft(reference, problems);
    const language = languageIn(record, options, draft);
    readListing(record, draft, language);
    const shown = readPublication(record, draft);
    unread.add(record.unread());
    if (!shown) {
      read.hide(reference);
      continue;
    }
    read.offer(draft, language);
  }
  const around = new UnreadLeaves(ignoredAround);
  around.add(found.around);
  around.report(problems);
  unread.report(problems);
  return { format: "omnicasa", mode: null, raw: read.raw, withdrawn: [], hidden: read.hidden, problems, files: [] };
}
