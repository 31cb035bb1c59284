import { z } from "zod";
import { type DraftItem, type ItemDraft, isTexts } from "./item-draft.js";
import { isDeepStrictEqual } from "node:util";
import { importLimits } from "@gevel/config";

type Report = (value: unknown) => void;

const mediaSchema = z.array(z.looseObject({ url: z.string() }));
type Media = z.infer<typeof mediaSchema>[number];

/** The texts of both; where both have one in the same language the first stays. */
function addTexts(
  before: Record<string, string>,
  value: Record<string, string>,
  report: Report,
): Record<string, string> {
  const others = Object.entries(value).filter(([code, text]) => code in before && before[code] !== text);
  if (others.length > 0) report(Object.fromEntries(others));
  return { ...value, ...before };
}

function mergeMedia(before: Media, other: Media, report: Report): Media {
  const both: Media = { ...other, ...before };
  for (const [key, value] of Object.entries(other)) {
    const first = before[key] ?? null;
    if (isTexts(first) && isTexts(value)) both[key] = addTexts(first, value, report);
    else if (first === null) both[key] = value;
    else if (value !== null && !isDeepStrictEqual(first, value)) report({ ...other, [key]: value });
  }
  return both;
}

/** Pictures and documents of both, each address once; one that is staff-only in either is staff-only. */
function addMedia(before: readonly Media[], others: readonly Media[], report: Report): Media[] {
  // One file may be both a plan and a document.
  const idOf = ({ kind, url }: Media) => `${String(kind)} ${url}`;
  const all = new Map(before.map((one) => [idOf(one), one]));
  for (const other of others) {
    const first = all.get(idOf(other));
    all.set(idOf(other), first ? mergeMedia(first, other, report) : other);
  }
  return [...all.values()];
}

/**
 * The same listing in another language adds its texts, the names of its pictures and documents, and documents that only
 * it has. Other differing values are left out and reported.
 */
function addLanguage(item: DraftItem, other: ItemDraft): void {
  for (const [key, value] of Object.entries(other.item)) {
    const report: Report = (left) =>
      other.leftOut(key, JSON.stringify(left), "the same listing says otherwise in another language");
    const before = item[key];
    if (before === undefined) item[key] = value;
    else if (isTexts(value) && isTexts(before)) item[key] = addTexts(before, value, report);
    else if (key === "pictures" || key === "documents") {
      const [first, second] = [mediaSchema.parse(before), mediaSchema.parse(value)];
      const known = new Set(first.map(({ url }) => url));
      // If none of the pictures is known, they are the same ones in another size.
      if (key === "pictures" && !second.some(({ url }) => known.has(url))) report(value);
      else {
        const both = addMedia(first, second, report);
        const limit = importLimits[key];
        if (both.length > limit) other.leftOut(key, String(both.length), `more than ${limit} of them are not taken`);
        item[key] = both.slice(0, limit);
      }
    } else if (!isDeepStrictEqual(value, before)) report(value);
  }
}

interface OfferedListing {
  reference: string;
  /** The agent's own number of the listing, which other systems may use. */
  recordFile: unknown;
  /** Index of its document in the delivery. */
  document: number;
  /**
   * The item as JSON. The object's values are slices of the document's text and would keep all of it in memory; as
   * bytes, ten thousand listings are smaller than their document.
   */
  raw: Buffer;
  /** The languages it was read in, also unsupported ones; none if a listing contains all its languages. */
  languages: Set<string | null>;
}

const itemSchema = z.record(z.string(), z.unknown());
const rawItem = (item: DraftItem) => Buffer.from(JSON.stringify(item));

/** Parses a stored item. */
export const parsedItem = (raw: Buffer): DraftItem => itemSchema.parse(JSON.parse(raw.toString()));

/**
 * The listings of a delivery, in its order. If it both offers and withdraws one, the last statement wins. Two offers of
 * one reference are merged if their languages differ; in one language they stay two, and the import rejects the second.
 */
export class ReadListings {
  #offers: OfferedListing[] = [];
  readonly #first = new Map<string, OfferedListing>();
  /** Each with its alternative numbers. */
  readonly #withdrawn = new Map<string, readonly string[]>();
  readonly #hidden = new Set<string>();
  #document = 0;

  /** A later document of a delivery replaces a listing; within one document it is a duplicate. */
  nextDocument(): void {
    this.#document += 1;
  }

  offer(draft: ItemDraft, language: string | null): void {
    const { reference, item } = draft;
    if (reference !== "" && this.#hidden.has(reference)) return;
    this.#withdrawn.delete(reference);
    const first = this.#first.get(reference);
    if (first && reference !== "" && !first.languages.has(language)) {
      first.languages.add(language);
      const both = parsedItem(first.raw);
      addLanguage(both, draft);
      first.raw = rawItem(both);
      return;
    }
    const offer: OfferedListing = {
      reference,
      recordFile: item.recordFile,
      document: this.#document,
      raw: rawItem(item),
      languages: new Set([language]),
    };
    if (first && reference !== "" && first.document !== this.#document && first.languages.size === 1)
      this.#forget(reference);
    if (!this.#first.has(reference)) this.#first.set(reference, offer);
    this.#offers.push(offer);
  }

  /** By its reference here, or by one of its other numbers if its sender leaves that out. */
  withdraw(reference: string, others: readonly string[] = []): void {
    const numbers = [reference, ...others];
    const known = this.#offers.find(({ recordFile }) => typeof recordFile === "string" && numbers.includes(recordFile));
    for (const number of numbers) this.#forget(number);
    if (known) this.#forget(known.reference);
    this.#withdrawn.set(reference, [...others, ...(known ? [known.reference] : [])]);
  }

  /** Not for the site, whatever else the delivery states: a published one is withdrawn. */
  hide(reference: string): void {
    this.#forget(reference);
    if (reference !== "") this.#hidden.add(reference);
  }

  #forget(reference: string): void {
    if (this.#first.delete(reference)) this.#offers = this.#offers.filter((offer) => offer.reference !== reference);
  }

  /** Each as JSON. */
  get raw(): Buffer[] {
    return this.#offers.map(({ raw }) => raw);
  }

  get withdrawn(): string[] {
    return [...this.#withdrawn.keys()];
  }

  get otherNumbers(): ReadonlyMap<string, readonly string[]> {
    return this.#withdrawn;
  }

  get hidden(): string[] {
    return [...this.#hidden];
  }
}
