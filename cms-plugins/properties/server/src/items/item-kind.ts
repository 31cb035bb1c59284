import type { FieldError } from "@gevel/config";
import type { ChangeKind } from "@gevel/change-log";
import type { StoredTexts } from "./stored-texts.js";
import type { ColumnValue, ItemState, RowWriter } from "../rows/row-writer.js";

/** The numbers of the known property types; null skips the check. */
export type KnownTypes = ReadonlySet<number> | null;

/** No type: on the site, found by every filter but that of the type. */
const none = 0;
const listed = 30;

/** The type numbers neither stored nor sent along, by the field that names each. */
export function unknownTypes(
  named: readonly (readonly [field: string, webId: number | null])[],
  types: KnownTypes,
): FieldError[] {
  if (types === null) return [];
  const unknown = named.filter(([, webId]) => webId !== null && webId !== none && !types.has(webId));
  if (unknown.length === 0) return [];
  const numbers = [...types].sort((a, b) => a - b);
  const known = numbers.slice(0, listed).join(", ") + (numbers.length > listed ? ", …" : "");
  return unknown.map(([field, webId]) => ({
    field,
    message:
      `${String(webId)} is the webId of no property type (known are ${known}); ` +
      "send the type along in propertyTypes or make it in the admin, or send 0 where it has none",
  }));
}

/** Fields of every item, whatever its kind. */
interface PlacedItem {
  zip: string;
  city: string;
  countryId: number;
  latitude: number | null;
  longitude: number | null;
  createdAtSource: string | null;
  pictures: readonly { url: string }[];
}

export type Parsed<Item> =
  | { ok: true; item: Item }
  /** At least one error, each with the name of its field. */
  | { ok: false; errors: FieldError[] };

/** A valid item and the values of its row. */
export interface WritableItem {
  item: PlacedItem;
  values(state: ItemState): ColumnValue[];
}

/** A kind of item that can be imported: how it is read and where it is stored. The rest is the same for all. */
export interface ItemKind {
  /** Its list in the body. */
  list: "properties" | "projects";
  /** In what we answer. */
  plural: string;
  uid: string;
  change: ChangeKind;
  /** Attributes an import writes, in the order of an item's values. */
  attributes: readonly string[];
  /** Attributes that contain localized texts. */
  texts: readonly string[];
  /** `types` are the property types an item may refer to; null skips the check. `stored` are the texts it adds languages to. */
  parse(value: unknown, now: Date, types: KnownTypes, stored: StoredTexts): Parsed<WritableItem>;
}

interface Definition<Item extends PlacedItem> extends Omit<ItemKind, "attributes" | "parse"> {
  row: RowWriter<Item>;
  parse(value: unknown, now: Date, types: KnownTypes, stored: StoredTexts): Parsed<Item>;
}

export function itemKind<Item extends PlacedItem>({ row, parse, ...kind }: Definition<Item>): ItemKind {
  return {
    ...kind,
    attributes: row.attributes,
    parse(value, now, types, stored) {
      const parsed = parse(value, now, types, stored);
      if (!parsed.ok) return parsed;
      const { item } = parsed;
      return { ok: true, item: { item, values: (state) => row.values(item, state) } };
    },
  };
}
