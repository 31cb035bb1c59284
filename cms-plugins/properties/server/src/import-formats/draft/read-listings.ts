import { z } from "zod";
import type { DraftItem, ItemDraft } from "./item-draft.js";
import { addLanguage } from "./add-language.js";

interface OfferedListing {
  reference: string;
  /** The agent's own number of it, which others may know it by. */
  recordFile: unknown;
  /** Which of the delivery's documents it stands in. */
  document: number;
  /**
   * The item as JSON. The values of the object are pieces of the document's text and would hold on to all of it; as bytes
   * ten thousand listings are smaller than the document that they come in.
   */
  raw: Buffer;
  /** In which it was read, also one that we do not speak; none where a listing has all its languages in itself. */
  languages: Set<string | null>;
}

const itemSchema = z.record(z.string(), z.unknown());
const rawItem = (item: DraftItem) => Buffer.from(JSON.stringify(item));

/** An item that was read. */
export const parsedItem = (raw: Buffer): DraftItem => itemSchema.parse(JSON.parse(raw.toString()));

/**
 * The listings of a feed in its order. Where it both offers and withdraws one, what it says last counts. Two offers of
 * one reference are one in two languages; in one language they stay two, for the import to refuse the second.
 */
export class ReadListings {
  #offers: OfferedListing[] = [];
  readonly #first = new Map<string, OfferedListing>();
  /** Each with its other numbers. */
  readonly #withdrawn = new Map<string, readonly string[]>();
  readonly #hidden = new Set<string>();
  #document = 0;

  /** What a later document of a delivery says of a listing counts; in one document it is there twice. */
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

  /** By the number that it is known by here, or by one of its others where its sender leaves that out. */
  withdraw(reference: string, others: readonly string[] = []): void {
    const numbers = [reference, ...others];
    const known = this.#offers.find(({ recordFile }) => typeof recordFile === "string" && numbers.includes(recordFile));
    for (const number of numbers) this.#forget(number);
    if (known) this.#forget(known.reference);
    this.#withdrawn.set(reference, [...others, ...(known ? [known.reference] : [])]);
  }

  /** Not for the site, whatever else the feed says of it: one that is on offer there goes. */
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
