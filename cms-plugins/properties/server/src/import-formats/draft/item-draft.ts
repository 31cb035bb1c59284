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
/** As XML writes it, or as JSON already means it. */
export type WrittenNumber = string | number;

/** An item of the import contract in the making; what it holds is judged by the import. */
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

/** What a listing without a reference may be known by. */
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

  /** By what its sender finds it: the reference or, where it has none, its place and its title. */
  get subject(): Subject {
    const { reference, item } = this;
    if (reference !== "") return { reference };
    const title = titleOf(item);
    return { reference, index: this.#index, ...(title !== undefined && { title }) };
  }

  #report(field: string, value: string, message: string, done: "left-out" | "default"): void {
    this.problems.add({ field, value, message, done }, this.subject);
  }

  /** Says that a value was left out, and why. */
  leftOut(field: string, value: string, reason: string): void {
    this.#report(field, value, `${reason}; left out`, "left-out");
  }

  /** Says why the import will refuse the listing by this key, in the words of the feed. */
  rejected(key: Key, field: string, value: string, reason: string): void {
    this.problems.rejectWith(this.reference, key, { field, message: `${JSON.stringify(value)} ${reason}` });
    this.#report(field, value, `${reason}; refused`, "left-out");
  }

  /** Says what stands in a value's place. */
  replaced(field: string, value: string, message: string): void {
    this.#report(field, value, message, "default");
  }

  /** The contract's key of that name; the tables that name keys are held to it by a test. */
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

  /** What makes it a listing of ours: goal, type, place. Wrong, it is the import that says so, of the sender's `field`. */
  identity(key: Key, value: unknown, field: string): void {
    this.problems.nameField(key, field);
    if (value !== "" && value !== null && value !== undefined) this.item[key] = value;
  }

  text(key: Key, text: string, field: string): void {
    if (text !== "") this.set(key, text, field);
  }

  /** The number that is written; null where none is, or none that can be told for sure, which is said. */
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

  /** A number that these systems write as 0 where they know none. */
  positive(key: Key, written: WrittenNumber, field: string): void {
    const number = this.read(written, field);
    if (number !== 0) this.set(key, number, field);
  }

  flag(key: Key, text: string, field: string): void {
    if (text === "") return;
    this.set(key, this.yesOrNo(text, field), field);
  }

  /** Null where nothing is said, or neither yes nor no, which is reported. */
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

  /** Pictures or documents, each on its own; one that is wrong costs no other. */
  list<ListKey extends "pictures" | "documents">(
    key: ListKey,
    values: readonly NonNullable<PropertyInput[ListKey]>[number][],
    field: string,
  ): void {
    const limit = importLimits[key];
    const addresses = new Set<string>();
    const good = values.filter((value) => {
      // Written in two ways, it is one picture all the same.
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

  /** A value of a table; one that the table does not know is reported. */
  choice<Value>(table: Readonly<Record<string, Value>>, text: string, field: string): Value | null {
    if (text === "") return null;
    // In capitals no text is the name of something that every object has.
    const value = table[text.toUpperCase()];
    if (value !== undefined) return value;
    this.leftOut(field, text, "is no value we know");
    return null;
  }

  /**
   * A text in one language, beside those in others. An empty one says that there is none in this language: a feed that
   * has the listing in it takes its text away, and leaves those of other feeds of the same source.
   */
  localized(key: Key, language: Language, text: string, field: string): void {
    const before = this.item[key];
    const texts: LocalizedInput = { ...(isTexts(before) ? before : {}), [language]: text === "" ? null : text };
    const parsed = propertyInputSchema.shape[key].safeParse(texts, messages.get(key));
    if (parsed.success) this.item[key] = texts;
    else this.leftOut(field, text, parsed.error.issues[0]?.message ?? "is not accepted");
  }

  /** Words of ours for a fact of the home, in every language; null takes those away that stand there. */
  terms(key: Key, terms: Localized | null, field: string): void {
    if (terms === null) this.item[key] = null;
    else this.set(key, terms, field);
  }
}
