import { createMissingTable, replaceJobTable, table, type Connection, type Migration } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxTable } from "../outbox/outbox-tables.js";

/** Kinds of changes that are mailed. */
export const alertKinds = ["property", "project"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** One row per saved search, listing or project, and reason that was or will be mailed: none is mailed twice (FORM-9). */
export const alertTable = "gevel_alerts";
/** The table of listings on offer before projects were mailed too. */
const legacyListingsTable = "gevel_alert_homes";
/** One row per alert mail. */
export const alertMailTable = "gevel_alert_mails";
/** Each listing and project in its searchable form when last on offer. */
export const alertItemTable = "gevel_alert_items";
/** Its cursor is the last change matched. */
export const alertJob = "leads.search-alerts";
const formerJobTable = "gevel_alert_work";

/**
 * Migrates the tables of an earlier version: mailed stays mailed, and known listings stay known. Existing projects
 * count as known: no subscription covered them before.
 */
async function addProjects(db: Connection): Promise<void> {
  await db.schema.alterTable(alertTable, (columns) => {
    columns.dropUnique(["subscription", "listing", "reason"], "gevel_alerts_once");
    columns.string("kind", 20).notNullable().defaultTo("property");
  });
  // Knex would copy the whole table on SQLite.
  await db.raw("alter table ?? rename column listing to item", [alertTable]);
  await db.schema.alterTable(alertTable, (columns) => {
    columns.unique(["subscription", "kind", "item", "reason"], { indexName: "gevel_alerts_once" });
  });
  await db.raw(
    "insert into ?? (kind, item, searched, on_offer) select 'property', listing, '[' || home || ']', on_offer from ??",
    [alertItemTable, legacyListingsTable],
  );
  await db.schema.dropTable(legacyListingsTable);
  // Tables of the change log, whose migrations ran before.
  const known = db("gevel_import_baseline").where({ kind: "project" }).select("key");
  const projects = db("gevel_changes").where({ kind: "project" }).whereNotIn("key", known).select("kind", "key");
  await db("gevel_import_baseline").insert(projects);
}

export const alertMigrations: readonly Migration[] = [
  {
    name: "007-alert-tables",
    async up(db) {
      await createMissingTable(db, alertTable, (columns) => {
        columns.increments("id");
        columns.integer("subscription").notNullable();
        columns.string("kind", 20).notNullable();
        /** Id of the listing or project. */
        columns.integer("item").notNullable();
        columns.string("reason", 40).notNullable();
        /** As mailed; null if on request. */
        columns.double("price");
        // Moments in ms.
        columns.bigInteger("found_at").notNullable();
        columns.bigInteger("digest_at").notNullable();
        /** Key of its mail; null as long as it waits for one. */
        columns.string("mail", 36);
        columns.unique(["subscription", "kind", "item", "reason"], { indexName: "gevel_alerts_once" });
        columns.index(["mail", "subscription"], "gevel_alerts_waiting");
        columns.index(["item", "subscription"], "gevel_alerts_listing");
      });
      await createMissingTable(db, alertMailTable, (columns) => {
        columns.string("key", 36).primary();
        columns.integer("subscription").notNullable().index("gevel_alert_mails_of");
      });
      await createMissingTable(db, alertItemTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.integer("item").notNullable();
        /** JSON: a listing; of a project each kind of unit still available. */
        columns.text("searched").notNullable();
        columns.boolean("on_offer").notNullable();
        columns.primary(["kind", "item"]);
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        /** Names the database whose changes were counted; empty before the first look. */
        columns.string("epoch", 64).notNullable();
        columns.bigInteger("position").notNullable();
      });
      const unheld = { id: 1, holder: "", held_until: 0, epoch: "", position: 0 };
      await db(formerJobTable).insert(unheld).onConflict("id").ignore();
    },
  },
  {
    name: "008-alerts-of-projects",
    async up(db) {
      if (await db.schema.hasTable(legacyListingsTable)) await addProjects(db);
    },
  },
  {
    name: "014-alerts-job",
    up: (db) =>
      replaceJobTable(db, {
        ...{ job: alertJob, table: formerJobTable },
        cursor: z.object({ epoch: z.string(), position: z.coerce.number() }),
      }),
  },
];

/** Deletes all mailed and pending alerts of these subscriptions. */
export async function deleteAlerts(
  strapi: Core.Strapi,
  trx: Connection,
  subscriptions: readonly number[],
): Promise<void> {
  const mails = table(strapi, trx, alertMailTable).whereIn("subscription", [...subscriptions]);
  await table(strapi, trx, outboxTable).where({ kind: "alert" }).whereIn("lead", mails.clone().select("key")).delete();
  await mails.delete();
  await table(strapi, trx, alertTable)
    .whereIn("subscription", [...subscriptions])
    .delete();
}
