export type ColumnValue = string | number | boolean | Date | null;

/** What a row says besides the item itself. */
export interface ItemState {
  source: string;
  checksum: string;
  rawChecksum: string;
  publicSince: Date;
  withdrawnAt: Date | null;
}

export interface RowWriter<Item> {
  /** Attributes an import writes, in the order of `values`. */
  attributes: readonly string[];
  values(item: Item, state: ItemState): ColumnValue[];
}

type Writer = (value: unknown) => ColumnValue;

const plain: Writer = (value) =>
  typeof value === "number" || typeof value === "boolean" || typeof value === "string" ? value : null;
const isEmpty = (value: object) => {
  for (const _key in value) return false;
  return true;
};
const json: Writer = (value) => {
  if (value === null || typeof value !== "object") return null;
  return isEmpty(value) ? (Array.isArray(value) ? "[]" : "{}") : JSON.stringify(value);
};
const time: Writer = (value) => (value instanceof Date ? value : typeof value === "string" ? new Date(value) : null);

/** Writes items into the columns of a content type; `flat` has the item's values under the columns' names. */
export function rowWriter<Item>(
  columns: Readonly<Record<string, { type: string }>>,
  flat: (item: Item) => Readonly<Record<string, unknown>>,
): RowWriter<Item> {
  const writers = Object.entries(columns).map(([key, { type }]) => ({
    key,
    write: type === "json" ? json : type === "datetime" ? time : plain,
  }));
  return {
    attributes: writers.map(({ key }) => key),
    values(item, state) {
      const values: Readonly<Record<string, unknown>> = { ...flat(item), ...state };
      return writers.map(({ key, write }) => write(values[key]));
    },
  };
}
