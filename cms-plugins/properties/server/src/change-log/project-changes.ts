import type { DeltaPart, DeltaRequest, ChangeSource } from "@gevel/change-log";
import { inTransaction, mapYielding, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { projectUid } from "../rows/content-type-uids.js";
import { readProject } from "../projects/project-row.js";
import { toPublicProject } from "../projects/to-public-project.js";
import { readTypes } from "../types/stored-types.js";
import { readViewContext } from "./read-view-context.js";

const rows = z.array(z.record(z.string(), z.unknown()));

async function read(strapi: Core.Strapi, { changes }: DeltaRequest): Promise<DeltaPart> {
  const ids = changes.map(({ key }) => Number(key));
  if (ids.length === 0) return {};
  const stored = tableOf(strapi, projectUid);
  const viewContext = await readViewContext(strapi, await readTypes(strapi), "project", ids);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, stored.name)
      .whereIn("id", ids)
      .whereNull(stored.column("withdrawnAt"))
      .orderBy("id")
      .select("*"),
  );
  const projects = await mapYielding(rows.parse(found), (row) =>
    toPublicProject(readProject(row, stored), viewContext),
  );
  const present = new Set(projects.map(({ id }) => id));
  return { projects, removedProjects: ids.filter((id) => !present.has(id)) };
}

/** The projects' part of the change log. Withdrawn and deleted ones are reported as removed. */
export function projectChanges(strapi: Core.Strapi): ChangeSource {
  return { name: "projects", kinds: ["project"], read: (question) => read(strapi, question) };
}
