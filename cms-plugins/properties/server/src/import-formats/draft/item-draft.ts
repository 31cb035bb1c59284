import {
  importLimits,
  isLanguage,
  propertyInputSchema,
  validationMessages,
  type Language,
  type Localized,
  type LocalizedInput,
  type PropertyInput,
} from "@gevel/config";
import { firstDay, lastDay } from "../../items/place-contradictions.js";
import { readDate } from "./read-date.js";
import { readDecimal, readXsDecimal } from "./read-number.js";
import type { DeliveryProblems, Subject } from "./delivery-problems.js";

type Key = keyof PropertyInput;
type Texts = Record<string, string>;
/** Text from XML, or a number from JSON. */
export type WrittenNumber = string | number;

/** An item of the import contract being built; the import validates its content. */
export type DraftItem = Record<string, unknown>;

const keySchema = propertyInputSchema.keyof();
const titleLength = 80;
const messages = new Map(
  Object.entries(propertyInputSchema.shape).map(([key, schema]) => [key, validationMessages(schema)]),
);
/** Texts by language code. */
export const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => isLanguage(key.toLowerCase()));

/** Identifies a listing without a reference in reports. */
export function titleOf({ typeDescription, description }: DraftItem): string | undefined {
  const texts = [typeDescription, description].flatMap((value) => (isTexts(value) ? Object.values(value) : [value]));
  return texts.find((text): text is string => typeof text === "string" && text !== "")?.slice(0, titleLength);
}

/**
 * Takes a listing's values one by one. A value that the import would refuse is left out and reported, so that one bad
 * energy figure does not cost the listing; `identity` values, without which it is no listing of ours, are passed on as
 * they are, so that the import refuses the listing by their name.
 */
export class ItemDraft {
  readonly item: DraftItem = {};
  readonly #index: number;

  constructor(
    readonly reference: string,
    readonly problems: DeliveryProblems,
  ) {
    this.#index = problems.nextListing();
  }

  /** How its sender finds it: the reference or, without one, its place and its title. */
  get subject(): Subject {
    const { reference, item } = this;
    if (reference !== "") return { reference };
    const title = titleOf(item);
    return { reference, index: this.#index, ...(title !== undefined && { title }) };
  }

  #report(field: string, value: string, message: string, done: "left-out" | "default"): void {
    this.problems.add({ field, value, message, done }, this.subject);
  }

  /** Reports that a value was left out, and why. */
  leftOut(field: string, value: string, reason: string): void {
    this.#report(field, value, `${reason}; left out`, "left-out");
  }

  /** Sets the reason the import will give for rejecting the listing by this key, in the delivery's terms. */
  rejected(key: Key, field: string, value: string, reason: string): void {
    this.problems.rejectWith(this.reference, key, { field, message: `${JSON.stringify(value)} ${reason}` });
    this.#report(field, value, `${reason}; refused`, "left-out");
  }

  /** Reports the value used instead. */
  replaced(field: string, value: string, message: string): void {
    this.#report(field, value, message, "default");
  }

  /** The contract's key of that name; a test checks the tables that name keys. */
  key(name: string): Key {
    const parsed = keySchema.safeParse(name);
    if (!parsed.success) throw new Error(`the import contract has no ${name}`);
    return parsed.data;
  }

  /** A value as it is. */
  set(key: Key, value: PropertyInput[Key], field: string): void {
    if (value === null || value === undefined) return;
    const parsed = propertyInputSchema.shape[key].safeParse(value, messages.get(key));
    if (parsed.success) this.item[key] = value;
    else this.leftOut(field, JSON.stringify(value), parsed.error.issues[0]?.message ?? "is not accepted");
  }

  /** Sets an identifying key: goal, type, place. If it is wrong, the import reports it under the sender's `field`. */
  identity(key: Key, value: unknown, field: string): void {
    this.problems.nameField(key, field);
    if (value !== "" && value !== null && value !== undefined) this.item[key] = value;
  }

  text(key: Key, text: string, field: string): void {
    if (text !== "") this.set(key, text, field);
  }

  /** The number as written; null if there is none, or an ambiguous one, which is reported. */
  read(written: WrittenNumber, field: string): number | null {
    if (typeof written === "number") return written;
    if (written === "") return null;
    const number = readDecimal(written);
    if (number === null) this.leftOut(field, written, "is no number, or may be read as two");
    return number;
  }

  /** A measure of xs:decimal, never an amount of money: below `least` one with three digits behind its point is a riddle. */
  readMeasure(written: string, field: string, least?: number): number | null {
    return readXsDecimal(written, least) ?? this.read(written, field);
  }

  /** Left out where it is 0, as `positive` has it. */
  measure(key: Key, written: string, field: string, least?: number): void {
    const number = this.readMeasure(written, field, least);
    if (number !== 0) this.set(key, number, field);
  }

  number(key: Key, written: WrittenNumber, field: string): void {
    this.set(key, this.read(written, field), field);
  }

  /** A number that these systems write as 0 if unknown. */
  positive(key: Key, written: WrittenNumber, field: string): void {
    const number = this.read(written, field);
    if (number !== 0) this.set(key, number, field);
  }

  flag(key: Key, text: string, field: string): void {
    if (text === "") return;
    this.set(key, this.yesOrNo(text, field), field);
  }

  /** Null if empty, or neither yes nor no, which is reported. */
  yesOrNo(text: string, field: string): boolean | null {
    if (text === "") return null;
    if (/^(true|1|ja|yes|oui)$/i.test(text)) return true;
    if (/^(false|0|nein|no|nee|non)$/i.test(text)) return false;
    this.leftOut(field, text, "is neither yes nor no");
    return null;
  }

  day(key: Key, text: string, field: string): void {
    if (text === "") return;
    const day = readDate(text);
    if (day === null) this.leftOut(field, text, "is no day");
    else if (day < firstDay || day > lastDay) this.leftOut(field, text, `lies not between ${firstDay} and ${lastDay}`);
    else this.set(key, day, field);
  }

  /** Pictures or documents, each on its own: an invalid one does not affect the others. */
  list<ListKey extends "pictures" | "documents">(
    key: ListKey,
    values: readonly NonNullable<PropertyInput[ListKey]>[number][],
    field: string,
  ): void {
    const limit = importLimits[key];
    const addresses = new Set<string>();
    const good = values.filter((value) => {
      // The same picture in another spelling of its address.
      const id = `${"kind" in value ? value.kind : ""} ${value.url}`;
      if (addresses.has(id)) return false;
      addresses.add(id);
      const parsed = propertyInputSchema.shape[key].safeParse([value], messages.get(key));
      if (!parsed.success) this.leftOut(field, value.url, parsed.error.issues[0]?.message ?? "is not accepted");
      return parsed.success;
    });
    if (good.length > limit) this.leftOut(field, String(good.length), `more than ${limit} of them are not taken`);
    if (good.length > 0) this.item[key] = good.slice(0, limit);
  }

  /** A value of a table; an unknown one is reported. */
  choice<Value>(table: Readonly<Record<string, Value>>, text: string, field: string): Value | null {
    if (text === "") return null;
    // In capitals no text is the name of something that every object has.
    const value = table[text.toUpperCase()];
    if (value !== undefined) return value;
    this.leftOut(field, text, "is no value we know");
    return null;
  }

  /**
   * Sets a text in one language, beside those in others. An empty one means that there is none in this language: a
   * delivery with the listing in it removes its text, and leaves those of other deliveries of the same source.
   */
  localized(key: Key, language: Language, text: string, field: string): void {
    const before = this.item[key];
    const texts: LocalizedInput = { ...(isTexts(before) ? before : {}), [language]: text === "" ? null : text };
    const parsed = propertyInputSchema.shape[key].safeParse(texts, messages.get(key));
    if (parsed.success) this.item[key] = texts;
    else this.leftOut(field, text, parsed.error.issues[0]?.message ?? "is not accepted");
  }

  /** Our own words for a fact of the listing, in every language; null removes the stored ones. */
  terms(key: Key, terms: Localized | null, field: string): void {
    if (terms === null) this.item[key] = null;
    else this.set(key, terms, field);
  }
}
