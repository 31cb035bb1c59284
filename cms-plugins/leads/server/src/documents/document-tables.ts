import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** One row per requested document: until when its link is valid. */
export const linksTable = "gevel_document_links";
/** A row each time that a person fetched one. */
export const fetchesTable = "gevel_document_fetches";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_317;

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureDocumentTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(linksTable))) {
      await schema().createTable(linksTable, (columns) => {
        columns.increments("id");
        // Document id.
        columns.string("lead", 64).notNullable().index("gevel_document_links_lead");
        columns.integer("listing").notNullable();
        columns.text("url").notNullable();
        columns.text("name").notNullable();
        columns.string("token_hash", 64).notNullable().unique({ indexName: "gevel_document_links_token" });
        // How often its lead was answered: a link that is over is never opened again, another takes its place.
        columns.integer("round").notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("until").notNullable();
      });
    }
    if (!(await schema().hasTable(fetchesTable))) {
      await schema().createTable(fetchesTable, (columns) => {
        columns.increments("id");
        columns.integer("link").notNullable().index("gevel_document_fetches_link");
        columns.bigInteger("at").notNullable();
      });
    }
  });
}
