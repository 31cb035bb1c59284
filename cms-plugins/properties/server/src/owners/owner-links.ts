import { inTransaction, table, tableOf, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";

/** Values a statement; SQLite binds at most 32,766. */
const perStatement = 500;

const joinSchema = z.object({
  joinTable: z.object({
    name: z.string(),
    joinColumn: z.object({ name: z.string() }),
    inverseJoinColumn: z.object({ name: z.string() }),
    orderColumnName: z.string(),
  }),
});

/** The table that links owners and listings, as Strapi names it. */
function linkTable(strapi: Core.Strapi) {
  const { joinTable } = joinSchema.parse(strapi.db.metadata.get(ownerUid).attributes.properties);
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
  return { name, owner: joinColumn.name, property: inverseJoinColumn.name, order: orderColumnName };
}

export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += perStatement) yield items.slice(start, start + perStatement);
}

const rows = z.array(z.object({ owner: z.number(), property: z.number() }));

/** The listings of each owner, by row. */
export function readLinks(strapi: Core.Strapi, owners: readonly number[]): Promise<Map<number, Set<number>>> {
  const links = linkTable(strapi);
  return inTransaction(strapi, async ({ trx }) => {
    const found = new Map(owners.map((id) => [id, new Set<number>()]));
    for (const part of inParts(owners)) {
      const query = table(strapi, trx, links.name)
        .whereIn(links.owner, part)
        .select({ owner: links.owner, property: links.property });
      for (const { owner, property } of rows.parse(await query)) found.get(owner)?.add(property);
    }
    return found;
  });
}

/** Replaces the listings of these owners. */
export function writeLinks(strapi: Core.Strapi, owned: ReadonlyMap<number, ReadonlySet<number>>): Promise<void> {
  const links = linkTable(strapi);
  return inTransaction(strapi, async ({ trx }) => {
    for (const part of inParts([...owned.keys()]))
      await table(strapi, trx, links.name).whereIn(links.owner, part).delete();
    const values = [...owned].flatMap(([owner, properties]) =>
      [...properties].map((property, index) => ({
        [links.owner]: owner,
        [links.property]: property,
        [links.order]: index + 1,
      })),
    );
    for (const part of inParts(values)) await table(strapi, trx, links.name).insert(part);
  });
}

/** Subquery for the ids of the listings of the owner with this email. Owners' emails are stored in lower case. */
export function listingsOfOwner(strapi: Core.Strapi, trx: Connection, email: string) {
  const links = linkTable(strapi);
  const owners = tableOf(strapi, ownerUid);
  return table(strapi, trx, links.name)
    .whereIn(
      links.owner,
      table(strapi, trx, owners.name).where(owners.column("email"), email.toLowerCase()).select("id"),
    )
    .select(links.property);
}
