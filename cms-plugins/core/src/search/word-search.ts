import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { table } from "../database/database.js";
import { tokenize } from "@gevel/config";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "number") yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** All text in these values, folded for searching; of an object its values. */
export const searchText = (values: readonly unknown[]): string =>
  values
    .flatMap((value) => [...textsIn(value)])
    .flatMap(tokenize)
    .join(" ");

/** Whether each word of a search occurs somewhere in a folded text, also inside a word. */
export function matchesSearch(search: string): (text: string) => boolean {
  const words = tokenize(search);
  return (text) => words.every((word) => text.includes(word));
}

/** The fields of an entry that staff see in its list and search by. */
export interface SearchableType {
  /** Attributes of its own; of JSON all texts in it. */
  fields: readonly string[];
  /** Relations, with the attribute by which the list names the other entry. */
  relations?: Readonly<Record<string, string>>;
}

const rowsSchema = z.array(z.looseObject({ id: z.number() }));
const searchSchema = z.object({ _q: z.string().trim().min(1) });
const where = z.record(z.string(), z.unknown()).catch({});

async function idsOf(strapi: Core.Strapi, uid: string, { fields, relations = {} }: SearchableType, search: string) {
  const matches = matchesSearch(search);
  const rows = rowsSchema.parse(
    await strapi.db.query(uid).findMany({
      select: ["id", ...fields],
      populate: Object.fromEntries(Object.entries(relations).map(([name, field]) => [name, { select: [field] }])),
    }),
  );
  const relationFields = Object.entries(relations);
  const nameIn = (related: unknown, field: string): unknown[] =>
    [related]
      .flat()
      .flatMap((entry) =>
        Object.entries(z.looseObject({}).catch({}).parse(entry)).flatMap(([key, value]) =>
          key === field ? [value] : [],
        ),
      );
  return rows
    .filter((row) => {
      const own = fields.map((field) => row[field]);
      const others = relationFields.flatMap(([name, field]) => nameIn(row[name], field));
      return String(row.id) === search || matches(searchText([...own, ...others]));
    })
    .map(({ id }) => id);
}

/** One bound value for any number of ids: databases limit the parameters of a query. */
function withIdIn(strapi: Core.Strapi, uid: string, ids: readonly number[]) {
  const { connection, dialect, metadata } = strapi.db;
  const query = table(strapi, connection, metadata.get(uid).tableName).select("id");
  return dialect.client === "postgres"
    ? query.whereRaw("id = any(?::integer[])", [ids])
    : query.whereRaw("id in (select value from json_each(?))", [JSON.stringify(ids)]);
}

/**
 * Makes a search in the lists of these types (Strapi's `_q`) find entries by every word shown in their list, whatever
 * its case and accents, in each language: Strapi only looks for the literal text, in text columns.
 */
export function enableWordSearch(strapi: Core.Strapi, types: Readonly<Record<string, SearchableType>>): void {
  // A list requests its entries and their count at the same time.
  const pending = new WeakMap<object, Map<string, Promise<number[]>>>();
  const search = (uid: string, type: SearchableType, text: string): Promise<number[]> => {
    const request: object = strapi.requestContext.get() ?? {};
    const requests = pending.get(request) ?? new Map<string, Promise<number[]>>();
    pending.set(request, requests);
    const key = `${uid} ${text}`;
    const result = requests.get(key) ?? idsOf(strapi, uid, type, text);
    requests.set(key, result);
    return result;
  };

  const narrow = async ({ model, params }: { model: { uid: string }; params: object }): Promise<void> => {
    const parsed = searchSchema.safeParse(params);
    const type = types[model.uid];
    if (!parsed.success || type === undefined) return;
    const ids = await search(model.uid, type, parsed.data._q);
    const before = "where" in params ? where.parse(params.where) : {};
    Object.assign(params, {
      _q: undefined,
      where: { $and: [before, { id: { $in: withIdIn(strapi, model.uid, ids) } }] },
    });
  };

  strapi.db.lifecycles.subscribe({ models: Object.keys(types), beforeFindMany: narrow, beforeCount: narrow });
}
