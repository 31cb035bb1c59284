import {
  listingAttributes,
  listingFields,
  defaultFieldValues,
  type ListingAttributeValues,
  type ListingFieldKey,
  type ListingFieldKind,
  type ListingFields,
  type ListingFieldValues,
  type LocalizedInput,
  type PropertyInput,
} from "@gevel/config";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { agentOf, defaultCountry, documentsOf, lineOf, picturesOf, zipOf } from "../items/item-values.js";
import { textsReader, type TextsOf } from "../items/localized-texts.js";
import { StoredTexts } from "../items/stored-texts.js";

/** A listing as it is stored: one form for every way of writing it. Its keys have a fixed order, so its JSON is canonical. */
export type NormalisedListing = ListingFieldValues & { attributes: ListingAttributeValues };

function typeIds(value: PropertyInput["webIds"]): number[] {
  const ids =
    typeof value === "string"
      ? value
          .split(",")
          .filter((id) => id.trim() !== "")
          .map(Number)
      : (value ?? []);
  return [...new Set(ids)];
}

const isTexts = (value: unknown): value is LocalizedInput | null | undefined =>
  value === undefined || typeof value === "object" || typeof value === "string";

function attributes(input: PropertyInput, textsOf: TextsOf): ListingAttributeValues {
  const values: Record<string, unknown> = {};
  for (const { key, kind } of listingAttributes) {
    const value = input[key];
    if (kind === "localized") {
      const texts = isTexts(value) ? textsOf(key, value, cleanText) : {};
      values[key] = Object.keys(texts).length > 0 ? texts : null;
    } else values[key] = kind === "text" && typeof value === "string" ? cleanLine(value) || null : (value ?? null);
  }
  // Built from the same table the type is derived from; the input schema has checked each value's kind.
  return values as ListingAttributeValues;
}

/** Attributes of a row that an item adds languages to. */
export const listingTexts: readonly string[] = [
  ...Object.entries(listingFields).flatMap(([key, { kind }]) =>
    ["texts", "html", "pictures", "documents"].includes(kind) ? [key] : [],
  ),
  "attributes",
];

const asSent = (value: unknown, unsaid: unknown) => value ?? unsaid;

/** Kinds whose value depends only on what is sent. */
const plain = {
  line: (value) => (typeof value === "string" ? lineOf(value) : ""),
  texts: (value, _, key, textsOf) => (isTexts(value) ? textsOf(key, value, cleanLine) : {}),
  html: (value, _, key, textsOf) => (isTexts(value) ? textsOf(key, value, cleanHtml) : {}),
  url: asSent,
  flag: asSent,
  whole: asSent,
  decimal: asSent,
  goal: asSent,
  type: asSent,
  reference: asSent,
} as const satisfies Partial<
  Record<ListingFieldKind, (value: unknown, unsaid: unknown, key: string, textsOf: TextsOf) => unknown>
>;

/** The fields of the other kinds, normalised by hand below; a missing one does not compile. */
type CustomKey = { [Key in ListingFieldKey]: ListingFields[Key]["kind"] extends keyof typeof plain ? never : Key };
type CustomNormalisers = Pick<ListingFieldValues, CustomKey[ListingFieldKey]>;

const isPlain = (kind: ListingFieldKind): kind is keyof typeof plain => kind in plain;

const plainFields = Object.entries(listingFields).flatMap(([key, { kind, unsaid, ...more }]) =>
  isPlain(kind) ? [{ key, sentAs: "sentAs" in more ? more.sentAs : key, read: plain[kind], unsaid }] : [],
);

/** Normalises every way an integrator may write a listing to one form. */
export function normaliseListing(input: PropertyInput, stored = new StoredTexts(null)): NormalisedListing {
  const textsOf = textsReader(stored);
  const sent: Readonly<Record<string, unknown>> = input;
  // A copy has its keys in their order, and takes values without becoming another shape each time.
  const fields: Record<string, unknown> = { ...defaultFieldValues };
  for (const { key, sentAs, read, unsaid } of plainFields) fields[key] = read(sent[sentAs], unsaid, key, textsOf);
  const customNormalisers: CustomNormalisers = {
    webIds: typeIds(input.webIds),
    zip: zipOf(input.zip, input.countryId ?? defaultCountry),
    pictures: picturesOf(input.pictures, stored),
    documents: documentsOf(input.documents, stored),
    agent: agentOf(input.agent),
    createdAtSource: input.createdAt ? new Date(input.createdAt).toISOString() : null,
  };
  Object.assign(fields, customNormalisers, { attributes: attributes(input, textsOf) });
  // Built from the same table the type is derived from; the input schema has checked each value's kind.
  return fields as NormalisedListing;
}
