import { z } from "zod";
import { forgetMigrations } from "./apply-migrations.js";
import { openOfflineDatabase } from "./offline-database.js";
import type { BootOptions } from "./boot-cms.js";

const alertRows = z.array(
  z.object({
    ...{ subscription: z.number(), item: z.number(), reason: z.string(), price: z.number().nullable() },
    ...{ found_at: z.coerce.number(), digest_at: z.coerce.number(), mail: z.string().nullable() },
  }),
);
const itemRows = z.array(
  z.object({ item: z.number(), searched: z.string(), on_offer: z.coerce.number().transform(Boolean) }),
);

const jobRow = z.object({
  cursor: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ epoch: z.string(), position: z.number() })),
});

/** The database's rows of mailed listings, and of listings as they were when last on offer. */
export const readAlerts = (options: Pick<BootOptions, "dataDir" | "databaseUrl">) =>
  openOfflineDatabase(options, async (db) => ({
    alertRecords: alertRows.parse(await db("gevel_alerts").where({ kind: "property" }).orderBy("id")),
    items: itemRows.parse(await db("gevel_alert_items").where({ kind: "property" }).orderBy("item")),
  }));

/** Converts the tables of a stopped CMS to the earlier schema, from before alerts about projects. */
export async function removeProjectColumns(options: Pick<BootOptions, "dataDir" | "databaseUrl">): Promise<void> {
  const { alertRecords, items } = await readAlerts(options);
  await openOfflineDatabase(options, async (db) => {
    const { cursor } = jobRow.parse(await db("gevel_jobs").where({ name: "leads.search-alerts" }).first());
    await forgetMigrations(db);
    await db.schema.createTable("gevel_alert_work", (columns) => {
      columns.integer("id").primary();
      columns.string("holder", 64).notNullable();
      columns.bigInteger("held_until").notNullable();
      columns.string("epoch", 64).notNullable();
      columns.bigInteger("position").notNullable();
    });
    await db("gevel_alert_work").insert({ id: 1, holder: "", held_until: 0, ...cursor });
    await db.schema.dropTable("gevel_alerts");
    await db.schema.dropTable("gevel_alert_items");
    await db.schema.createTable("gevel_alerts", (columns) => {
      columns.increments("id");
      columns.integer("subscription").notNullable();
      columns.integer("listing").notNullable();
      columns.string("reason", 40).notNullable();
      columns.double("price");
      columns.bigInteger("found_at").notNullable();
      columns.bigInteger("digest_at").notNullable();
      columns.string("mail", 36);
      columns.unique(["subscription", "listing", "reason"], { indexName: "gevel_alerts_once" });
      columns.index(["mail", "subscription"], "gevel_alerts_waiting");
      columns.index(["listing", "subscription"], "gevel_alerts_listing");
    });
    await db.schema.createTable("gevel_alert_homes", (columns) => {
      columns.integer("listing").primary();
      columns.text("home").notNullable();
      columns.boolean("on_offer").notNullable();
    });
    for (const { item: listing, ...row } of alertRecords) await db("gevel_alerts").insert({ ...row, listing });
    for (const { item: listing, searched, on_offer } of items)
      await db("gevel_alert_homes").insert({ listing, home: searched.slice(1, -1), on_offer });
  });
}
