import { inTransaction, mapYielding, table, tableOf } from "@gevel/core";
import type { Listing, Project } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readListing } from "../listings/listing-row.js";
import { toPublicListing } from "../listings/to-public-listing.js";
import { readProject } from "../projects/project-row.js";
import { toPublicProject } from "../projects/to-public-project.js";
import { projectUid, propertyUid } from "../rows/content-type-uids.js";
import { readTypes } from "../types/stored-types.js";
import { readViewContext } from "../change-log/read-view-context.js";

const rowSchema = z.record(z.string(), z.unknown());

const storedProject = (strapi: Core.Strapi, id: number) =>
  inTransaction(strapi, async ({ trx }) => {
    const { name, column } = tableOf(strapi, projectUid);
    const row: unknown = await table(strapi, trx, name).where({ id }).whereNull(column("withdrawnAt")).first();
    return row === undefined ? null : readProject(rowSchema.parse(row), tableOf(strapi, projectUid));
  });

/** PROP-13: the units of a project that are listings of their own, in their public view; none where it is withdrawn. */
export async function readListedUnits(strapi: Core.Strapi, id: number): Promise<Listing[]> {
  const stored = await storedProject(strapi, id);
  if (!stored || stored.project.reference === "") return [];
  const properties = tableOf(strapi, propertyUid);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, properties.name)
      .where(properties.column("projectReference"), stored.project.reference)
      // Listings made by staff have no source.
      .whereRaw("coalesce(??, '') = ?", [properties.column("source"), stored.source])
      .whereNull(properties.column("withdrawnAt"))
      .orderBy("id"),
  );
  const units = z
    .array(rowSchema)
    .parse(found)
    .map((row) => readListing(row, properties));
  const viewContext = await readViewContext(
    strapi,
    await readTypes(strapi),
    "property",
    units.map((unit) => unit.id),
  );
  return mapYielding(units, (unit) => toPublicListing(unit, viewContext));
}

/** A project as its page shows it, by the number that its address has; null where there is none, or it is withdrawn. */
export async function readProjectById(strapi: Core.Strapi, id: number): Promise<Project | null> {
  const stored = await storedProject(strapi, id);
  if (!stored) return null;
  return toPublicProject(stored, await readViewContext(strapi, await readTypes(strapi), "project", [id]));
}
