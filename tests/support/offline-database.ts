import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BootedCms, BootOptions } from "./boot-cms.js";

type Knex = BootedCms["strapi"]["db"]["connection"];

/** Knex and its drivers are the CMS's dependencies. */
const require = createRequire(fileURLToPath(new URL("../../cms/package.json", import.meta.url)));

/** Opens the database of a stopped CMS, to see what a killed one left without a start. */
export async function openOfflineDatabase<Found>(
  { dataDir, databaseUrl }: Pick<BootOptions, "dataDir" | "databaseUrl">,
  task: (db: Knex) => Promise<Found>,
): Promise<Found> {
  const { knex } = require("knex") as { knex: (config: object) => Knex };
  const db = knex(
    databaseUrl
      ? { client: "pg", connection: databaseUrl }
      : {
          client: "better-sqlite3",
          connection: { filename: join(dataDir, "gevel.db") },
          useNullAsDefault: true,
        },
  );
  try {
    return await task(db);
  } finally {
    await db.destroy();
  }
}
