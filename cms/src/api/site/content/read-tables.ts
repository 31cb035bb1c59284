import { inTransaction, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { StoredModel } from "./stored-models";
import type { StoredRow, StoredTables } from "./stored-content";

const tie = { uid: z.string(), owner: z.number(), attribute: z.string() };
const rowsSchema = z.array(z.looseObject({ id: z.number() }));
const linksSchema = z.array(z.object({ ...tie, target: z.number() }));
const componentsSchema = z.array(z.object({ ...tie, component: z.string(), id: z.number() }));
const filesSchema = z.array(
  z.looseObject(tie).transform(({ uid, owner, attribute, ...file }) => ({ uid, owner, attribute, file })),
);

type Query = ReturnType<typeof table>;

/** One query for several tables of one shape. Links come in the order in which staff put them. */
async function queryConcurrently([first, ...others]: readonly Query[]): Promise<unknown> {
  if (!first) return [];
  const query = others.length > 0 ? first.unionAll(others) : first;
  const rows: unknown = await query.orderBy([{ column: "place" }, { column: "tie" }]);
  return rows;
}

/** SQLite has numbers for flags and times. */
function readValue(type: string, value: unknown): unknown {
  if (typeof value !== "number") return value;
  return type === "boolean" ? value !== 0 : new Date(value);
}

async function readRows(strapi: Core.Strapi, trx: Connection, { table: name, columns }: StoredModel) {
  const wanted = Object.fromEntries(columns.map(({ attribute, column }) => [attribute, column]));
  const rows = rowsSchema.parse(await table(strapi, trx, name).select(wanted).orderBy("id"));
  const toRead = columns.filter(({ type }) => type === "boolean" || type === "datetime");
  for (const row of rows) for (const { attribute, type } of toRead) row[attribute] = readValue(type, row[attribute]);
  return rows;
}

/**
 * All stored data of the models: one query per table, and three for the links between rows. Strapi's own populate
 * queries each field of each type separately, so some tables ten times.
 */
export function readTables(strapi: Core.Strapi, models: readonly StoredModel[]): Promise<StoredTables> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = new Map<string, StoredRow[]>();
    for (const model of models) rows.set(model.uid, await readRows(strapi, trx, model));
    const links = models.flatMap(({ uid, relations }) =>
      relations.map(({ attribute, join }) =>
        table(strapi, trx, join.table)
          .select({ tie: "id", owner: join.owner, target: join.target })
          .select(join.order === null ? trx.raw("0 as place") : { place: join.order })
          .select(trx.raw("cast(? as text) as uid, cast(? as text) as attribute", [uid, attribute]))
          .whereNotNull(join.owner)
          .whereNotNull(join.target),
      ),
    );
    const components = models.flatMap(({ uid, partsTable }) =>
      partsTable === null
        ? []
        : table(strapi, trx, partsTable)
            .select({ tie: "id", owner: "entity_id", attribute: "field", component: "component_type", id: "cmp_id" })
            .select({ place: "order" })
            .select(trx.raw("cast(? as text) as uid", [uid]))
            .whereNotNull("entity_id"),
    );
    const files = table(strapi, trx, "files_related_mph")
      .join("files", "files.id", "files_related_mph.file_id")
      .select({
        tie: "files_related_mph.id",
        place: "order",
        uid: "related_type",
        owner: "related_id",
        attribute: "field",
      })
      .select(
        { alternativeTexts: "alternative_texts", focalPoint: "focal_point", updatedAt: "updated_at" },
        "url",
        "mime",
        "width",
        "height",
      )
      .whereIn(
        "related_type",
        models.map(({ uid }) => uid),
      );
    return {
      rows,
      links: linksSchema.parse(await queryConcurrently(links)),
      components: componentsSchema.parse(await queryConcurrently(components)),
      files: filesSchema.parse(await queryConcurrently([files])),
    };
  });
}
