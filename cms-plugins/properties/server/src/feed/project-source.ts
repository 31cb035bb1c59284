import type { FeedPart, FeedQuestion, FeedSource } from "@gevel/change-feed";
import { inTransaction, mapInSlices, table, tableOf } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { projectUid } from "../rows/content-type-uids.js";
import { readProject } from "../projects/project-row.js";
import { toPublicProject } from "../projects/to-public-project.js";
import { readTypes } from "../types/stored-types.js";
import { surroundingsOf } from "./surroundings.js";

const rows = z.array(z.record(z.string(), z.unknown()));

async function read(strapi: Core.Strapi, { changes }: FeedQuestion): Promise<FeedPart> {
  const asked = changes.map(({ key }) => Number(key));
  if (asked.length === 0) return {};
  const stored = tableOf(strapi, projectUid);
  const surroundings = await surroundingsOf(strapi, await readTypes(strapi), "project", asked);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, stored.name)
      .whereIn("id", asked)
      .whereNull(stored.column("withdrawnAt"))
      .orderBy("id")
      .select("*"),
  );
  const projects = await mapInSlices(rows.parse(found), (row) =>
    toPublicProject(readProject(row, stored), surroundings),
  );
  const present = new Set(projects.map(({ id }) => id));
  return { projects, removedProjects: asked.filter((id) => !present.has(id)) };
}

/** The projects' share of the change feed. What is withdrawn or deleted is told as removed. */
export function projectSource(strapi: Core.Strapi): FeedSource {
  return { name: "projects", kinds: ["project"], read: (question) => read(strapi, question) };
}
