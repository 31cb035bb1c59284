import {
  findLocalized,
  formatAttribute,
  listingAttributes,
  type AttributeGroup,
  type AttributeText,
  type Language,
  type Listing,
  type ListingAttributeKey,
} from "@gevel/config";
import type { MessageName } from "~/i18n/message-id";
import type { FactRow } from "./property-content";

/** The languages for reading a listing's own texts. */
export interface Reader {
  language: Language;
  defaultLanguage: Language;
}

/** An attribute as the page shows it; null where it is empty. */
export function attributeText(
  listing: Listing,
  key: ListingAttributeKey,
  { language, defaultLanguage }: Reader,
): AttributeText | null {
  const attribute = listingAttributes.find((candidate) => candidate.key === key);
  if (!attribute) return null;
  const shown = formatAttribute(attribute, listing.attributes[key], language, (text) =>
    findLocalized(text, language, defaultLanguage),
  );
  return shown?.kind === "text" && shown.language === language ? { kind: "text", text: shown.text } : shown;
}

export function factRow(listing: Listing, key: ListingAttributeKey, reader: Reader): FactRow[] {
  const value = attributeText(listing, key, reader);
  return value ? [{ key, label: `listing.${key}`, value }] : [];
}

/** Singular for one, where the number is shown above its name: `1 bathroom`. */
export function countedRow(listing: Listing, key: "bedrooms" | "bathrooms", reader: Reader): FactRow[] {
  const count = listing.attributes[key];
  return factRow(listing, key, reader).map((row) =>
    typeof count === "number" ? { ...row, label: `properties.detail.count.${key}`, count } : row,
  );
}

/** PROP-1: the rows of a group in the order of the table, empty ones left out. */
export function groupRows(
  listing: Listing,
  group: AttributeGroup,
  reader: Reader,
  shownElsewhere: ReadonlySet<string>,
): FactRow[] {
  return listingAttributes
    .filter((attribute) => attribute.group === group && !shownElsewhere.has(attribute.key))
    .flatMap(({ key }) => factRow(listing, key, reader));
}

export function textRow(key: MessageName<"listing.">, text: string): FactRow[] {
  return text ? [{ key, label: `listing.${key}`, value: { kind: "text", text } }] : [];
}
