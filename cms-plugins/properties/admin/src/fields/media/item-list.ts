import { mediaAddressSchema, type Localized } from "@gevel/config";
import { storedJson } from "../stored-json";
import { readTexts } from "../localized/localized-value";

/** A picture or document in the form. Other properties, such as its size or thumbhash, are preserved. */
export interface MediaItem {
  readonly url: string;
  readonly [more: string]: unknown;
}

/** The items of a form's value: a list, or the JSON of one. What is no item is left out. */
export function readItems(value: unknown): MediaItem[] {
  const json = storedJson(value);
  if (!Array.isArray(json)) return [];
  return json.flatMap((item: unknown) =>
    typeof item === "object" && item !== null && "url" in item && typeof item.url === "string"
      ? [{ ...item, url: item.url }]
      : [],
  );
}

/** The list with one item elsewhere; a place beyond an end is that end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), item, ...others.slice(place)];
}

export const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, index) => index !== at);

export const changed = (items: readonly MediaItem[], at: number, changes: object): MediaItem[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));

/** The alternative texts of a picture or the names of a document. */
export const textsOf = (item: MediaItem, key: "alt" | "name"): Localized => readTexts(item[key]);

/** As the server accepts: a web address, or a file of the CMS. */
export const isMediaAddress = (address: string): boolean => mediaAddressSchema.safeParse(address).success;
