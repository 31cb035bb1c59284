import {
  defaultSourceSettings,
  type ImportSourceSettings,
  type Language,
  listingAttributes,
  listingFields,
  type AttributeKind,
  type ListingAttribute,
  type ListingFieldKind,
  type OwnField,
} from "@gevel/config";
import type { DeliveryFiles } from "./delivery-files.js";
import { DeliveryProblems } from "./delivery-problems.js";
import { type ItemDraft, isTexts, type DraftItem } from "./item-draft.js";
import { ReadListings } from "./read-listings.js";
import { UnreadLeaves, type IgnoredLeaves, type Leaf } from "./unread-leaves.js";
import { choiceByName } from "./choice-by-name.js";
import { readDate } from "./read-date.js";
import { readPoint } from "./read-point.js";

type Kind = ListingFieldKind | AttributeKind;

const kinds = new Map<string, Kind>(
  Object.entries(listingFields).map(([key, field]) => ["sentAs" in field ? field.sentAs : key, field.kind]),
);
const attributes = new Map<string, ListingAttribute>(listingAttributes.map((attribute) => [attribute.key, attribute]));

/**
 * The names a sender may use for a value: its whole path, the last name of it, or the name that OpenImmo gives a field
 * in an attribute.
 */
function namesOf(path: string): string[] {
  const named = /\[([^\]]*)\](?:\/wert)?$/.exec(path)?.[1];
  return [path, path.split("/").at(-1) ?? "", ...(named === undefined ? [] : [named])].map((name) =>
    name.trim().toLowerCase(),
  );
}

function setChoice(draft: ItemDraft, attribute: ListingAttribute, { path, value }: Leaf): void {
  const choice = choiceByName(attribute, value);
  if (choice !== undefined) draft.set(draft.key(attribute.key), choice, path);
  else draft.leftOut(path, value, `is none of ${attribute.values?.join(", ") ?? ""}`);
}

function setDateTime(draft: ItemDraft, field: string, { path, value }: Leaf): void {
  const day = readDate(value);
  const dateTime = day === null ? null : `${day}T00:00:00.000Z`;
  if (dateTime !== null && Date.parse(dateTime) <= Date.now()) draft.set(draft.key(field), dateTime, path);
  else draft.leftOut(path, value, "is no moment in the past");
}

function setValue(draft: ItemDraft, field: string, leaf: Leaf, language: Language | null): void {
  const { path, value } = leaf;
  const key = draft.key(field);
  const attribute = attributes.get(field);
  switch (attribute?.kind ?? kinds.get(field)) {
    case "texts":
    case "html":
    case "localized":
      if (language !== null) draft.localized(key, language, value, path);
      return;
    case "flag":
      return draft.flag(key, value, path);
    case "date":
      return draft.day(key, value, path);
    case "moment":
      return setDateTime(draft, field, leaf);
    case "choice":
      return attribute ? setChoice(draft, attribute, leaf) : undefined;
    case "line":
    case "url":
    case "text":
      return draft.text(key, value, path);
    default:
      return draft.number(key, value, path);
  }
}

/** A point of its own two fields; one that is none leaves the listing where it was. */
function setPoint(draft: ItemDraft, latitude: Leaf | undefined, longitude: Leaf | undefined): void {
  if (!latitude && !longitude) return;
  const { item } = draft;
  const { latitude: north, longitude: east } = item;
  delete item.latitude;
  delete item.longitude;
  const field = [latitude, longitude].flatMap((leaf) => leaf?.path ?? []).join(", ");
  readPoint(draft, latitude?.value ?? "", longitude?.value ?? "", field);
  if (item.latitude === undefined && north !== undefined) Object.assign(item, { latitude: north, longitude: east });
}

/**
 * Applies the source's mapping of the sender's own fields, which overrides the format's rules; returns the leaves that
 * are not mapped. If two map to the same field of ours, the first wins.
 */
function readOwnFields(
  leaves: Iterable<Leaf>,
  draft: ItemDraft,
  { ownFields, language }: { ownFields: readonly OwnField[]; language: Language | null },
): Iterable<Leaf> {
  if (ownFields.length === 0) return leaves;
  const targets = new Map(ownFields.map(({ name, field }) => [name.toLowerCase(), field]));
  const rest: Leaf[] = [];
  const found = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const name = namesOf(leaf.path).find((written) => targets.has(written));
    const target = name === undefined ? undefined : targets.get(name);
    if (target === undefined) rest.push(leaf);
    else if (!found.has(target)) found.set(target, leaf);
  }
  setPoint(draft, found.get("latitude"), found.get("longitude"));
  for (const [field, leaf] of found)
    if (field !== "latitude" && field !== "longitude") setValue(draft, field, leaf, language);
  return rest;
}

/** The projects of a delivery; one that comes once per language gets the texts of all. */
class ReadProjects {
  readonly #projects = new Map<unknown, DraftItem>();

  offer(project: DraftItem): void {
    const before = this.#projects.get(project.reference) ?? {};
    const both = { ...before, ...project };
    for (const key of ["name", "description"]) {
      const [first, second] = [before[key], project[key]];
      if (isTexts(first) && isTexts(second)) both[key] = { ...first, ...second };
    }
    this.#projects.set(project.reference, both);
  }

  /** Each as JSON. */
  get raw(): Buffer[] {
    return [...this.#projects.values()].map((project) => Buffer.from(JSON.stringify(project)));
  }
}

/** The settings of a source for reading its deliveries. */
export type FormatSettings = Pick<ImportSourceSettings, "countryId" | "language" | "mode" | "ownFields">;

const unrequested = "came with the feed, but no listing that was taken names it; the file was left out";

/** The state shared by the documents of one delivery: their listings are imported together. */
export class Delivery {
  readonly problems = new DeliveryProblems();
  readonly listings = new ReadListings();
  readonly projects = new ReadProjects();
  /** Alternative numbers of offered items, by reference. */
  readonly numbers = { listings: new Map<string, readonly string[]>(), projects: new Map<string, readonly string[]>() };
  readonly #unread = new Map<IgnoredLeaves, UnreadLeaves>();

  constructor(
    readonly files: DeliveryFiles,
    /** The source's settings. */
    readonly settings: FormatSettings = defaultSourceSettings,
  ) {}

  /** The leaves that no rule reads, across all documents with the same ignore list. */
  unread(ignored: IgnoredLeaves): UnreadLeaves {
    const leaves = this.#unread.get(ignored) ?? new UnreadLeaves(ignored);
    this.#unread.set(ignored, leaves);
    return leaves;
  }

  /** Values that no rule of the format has read: used if the source's settings map them, else reported. */
  readOrReport(leaves: Iterable<Leaf>, ignored: IgnoredLeaves, draft: ItemDraft, language: Language | null): void {
    const { ownFields } = this.settings;
    this.unread(ignored).add(readOwnFields(leaves, draft, { ownFields, language }), draft.subject);
  }

  /** Starts another document, whose pictures may be in its folder. */
  begin(document: string): void {
    this.files.setFolderOf(document);
    this.listings.nextDocument();
  }

  /** After its last document. */
  end(): void {
    for (const leaves of this.#unread.values()) leaves.report(this.problems);
    for (const value of this.files.unrequested)
      this.problems.addOnce({ field: "feed", value, message: unrequested, done: "left-out" });
  }
}
