import { appendChanges } from "@gevel/change-log";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";

const idRows = z.array(z.object({ id: z.number().int() }));

/** The listings whose public view changes with these types or cities. */
async function affectedListings(strapi: Core.Strapi, uid: string, ids: readonly number[]): Promise<string[]> {
  const { name, column } = tableOf(strapi, propertyUid);
  const other = tableOf(strapi, uid);
  return await inTransaction(strapi, async ({ trx }) => {
    const listings = table(strapi, trx, name).whereNull(column("withdrawnAt")).select("id");
    const affected = (attribute: string) =>
      table(strapi, trx, other.name)
        .whereIn("id", [...ids])
        .select(other.column(attribute));
    if (uid === propertyTypeUid) listings.whereIn(column("webId"), affected("webId"));
    else listings.whereIn(column("zip"), affected("zip"));
    return idRows.parse(await listings).map(({ id }) => String(id));
  });
}

/** All projects, since they are few and any of their units may refer to a type. */
async function allProjects(strapi: Core.Strapi): Promise<string[]> {
  const { name, column } = tableOf(strapi, projectUid);
  return await inTransaction(strapi, async ({ trx }) =>
    idRows
      .parse(await table(strapi, trx, name).whereNull(column("withdrawnAt")).select("id"))
      .map(({ id }) => String(id)),
  );
}

/** Records the change of these entries and of the items affected by it, in the transaction that changes them. */
export async function appendAffectedChanges(strapi: Core.Strapi, uid: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(strapi, async () => {
    if (uid === propertyUid) await appendChanges(strapi, "property", ids.map(String));
    else if (uid === projectUid) await appendChanges(strapi, "project", ids.map(String));
    else {
      if (uid === propertyTypeUid) await appendChanges(strapi, "property-types", ["all"]);
      await appendChanges(strapi, "property", await affectedListings(strapi, uid, ids));
      await appendChanges(strapi, "project", await allProjects(strapi));
    }
  });
}
