import { fallbackLanguage, type FieldError, type ImportItemProblem } from "@gevel/config";
import { pointProblem } from "../../places/point-problem.js";
import type { WrittenPlace } from "../../places/misplaced-town.js";
import type { ColumnValue } from "../../rows/row-writer.js";
import { checksumOf } from "./checksum.js";
import type { ItemKind } from "../../items/item-kind.js";
import { itemKinds } from "./item-kinds.js";
import { withDefaults, type ItemDefaults } from "./item-defaults.js";
import type { ExistingItem } from "./existing-items.js";
import { StoredTexts, type StoredRow } from "../../items/stored-texts.js";

/** A row as it is to be, with the place it names. */
export interface ItemToWrite {
  /** Of the existing row. */
  id: number | null;
  place: Required<WrittenPlace>;
  /** Addresses of its pictures. */
  pictures: string[];
  /** In the order of the written attributes. */
  values: ColumnValue[];
}

export type ItemResult =
  | { outcome: "created" | "updated"; write: ItemToWrite; problems: ImportItemProblem[] }
  | { outcome: "unchanged" }
  | { outcome: "refused"; errors: FieldError[] };

/** An item that differs from last time, and the facts about it. */
export interface ItemToValidate {
  /** As sent: JSON. */
  text: string;
  rawChecksum: string;
  known: ExistingItem | null;
  /** Of the existing row. */
  stored: StoredRow | null;
}

export interface ValidationContext {
  /** The item kind's name: a worker can be passed no more than that. */
  list: ItemKind["list"];
  source: string;
  now: Date;
  /** The settings of this source. */
  defaults: ItemDefaults;
  /** Of this source: its listings were on the market before they were imported here. */
  isFirstImport: boolean;
  /** The numbers of the known property types. */
  types: ReadonlySet<number>;
}

/** Problems of values stored but not shown. */
function problemsOf(item: Parameters<typeof pointProblem>[0]): ImportItemProblem[] {
  const problem = pointProblem(item);
  if (problem === null) return [];
  const value = `${String(item.latitude)}, ${String(item.longitude)}`;
  return [{ field: "latitude", value, message: `${problem}; the point is not shown` }];
}

/** The date since when it is new on the site; a listing that comes back to the market keeps its date. */
function firstDay(createdAtSource: string | null, { isFirstImport, now }: ValidationContext): Date {
  return isFirstImport && createdAtSource !== null ? new Date(createdAtSource) : now;
}

/** Decides what to do with an item. */
export function validateItem(
  { text, rawChecksum, known, stored }: ItemToValidate,
  context: ValidationContext,
): ItemResult {
  const { list, source, now, types, defaults } = context;
  const parsed = itemKinds[list].parse(
    withDefaults(JSON.parse(text), defaults),
    now,
    types,
    new StoredTexts(stored, defaults.language ?? fallbackLanguage),
  );
  if (!parsed.ok) return { outcome: "refused", errors: parsed.errors };
  const { item, values } = parsed.item;
  const checksum = checksumOf(item);
  if (known && !known.withdrawn && known.checksum === checksum) return { outcome: "unchanged" };
  const publicSince = known?.publicSince ?? firstDay(item.createdAtSource, context);
  const { city: name, zip, countryId, latitude, longitude } = item;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return {
    outcome: known ? "updated" : "created",
    problems: problemsOf(item),
    write: {
      id: known?.id ?? null,
      place: { name, zip, countryId, point },
      pictures: item.pictures.map(({ url }) => url),
      values: values({ source, checksum, rawChecksum, publicSince, withdrawnAt: null }),
    },
  };
}
