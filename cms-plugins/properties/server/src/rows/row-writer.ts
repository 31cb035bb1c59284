export type ColumnValue = string | number | boolean | Date | null;

/** Values of a row besides the item itself. */
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

const hasKey = <Part extends object>(part: Part, key: PropertyKey): key is keyof Part => key in part;

/**
 * Writes items into the columns of a content type; `parts` are the objects with the item's values by column name. They
 * are not merged: making an object of a hundred keys for each item costs more than reading the item.
 */
export function rowWriter<Item>(
  columns: Readonly<Record<string, { type: string }>>,
  parts: (item: Item) => readonly object[],
): RowWriter<Item> {
  const writers = Object.entries(columns).map(([key, { type }]) => ({
    key,
    write: type === "json" ? json : type === "datetime" ? time : plain,
  }));
  return {
    attributes: writers.map(({ key }) => key),
    values(item, state) {
      const all: readonly object[] = [state, ...parts(item)];
      return writers.map(({ key, write }) => {
        for (const part of all) if (hasKey(part, key)) return write(part[key]);
        return null;
      });
    },
  };
}
