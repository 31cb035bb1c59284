import { inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** One row per mailed link. The link's token is not stored (`linkToken`). */
export const linkTable = "gevel_account_links";
/** OWNER-4: one row a login. */
export const loginTable = "gevel_account_logins";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_331;

const makeLinks = (strapi: Core.Strapi, trx: Connection) =>
  strapi.db.getSchemaConnection(trx).createTable(linkTable, (columns) => {
    columns.string("id", 32).primary();
    columns.string("kind", 12).notNullable();
    // The requested address: whether it has an account is looked up when the mail is sent.
    columns.string("email", 255).notNullable();
    columns.integer("account");
    columns.string("language", 2).notNullable();
    columns.string("token_hash", 64).notNullable().unique({ indexName: "gevel_account_links_token" });
    // In ms. The link's period starts when it is mailed.
    columns.bigInteger("created_at").notNullable();
    columns.bigInteger("mailed_at");
    columns.bigInteger("until");
    columns.bigInteger("used_at");
    columns.index(["account", "kind"], "gevel_account_links_account");
    columns.index(["created_at"], "gevel_account_links_created");
  });

const makeLogins = (strapi: Core.Strapi, trx: Connection) =>
  strapi.db.getSchemaConnection(trx).createTable(loginTable, (columns) => {
    columns.increments("id");
    columns.integer("account").notNullable();
    columns.bigInteger("at").notNullable();
    columns.string("way", 10).notNullable();
    // In Strapi's format: `Firefox on Windows`.
    columns.string("device", 100).notNullable();
    columns.index(["account", "at"], "gevel_account_logins_account");
    columns.index(["at"], "gevel_account_logins_at");
  });

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureAccountTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const has = (name: string) => strapi.db.getSchemaConnection(trx).hasTable(name);
    if (!(await has(linkTable))) await makeLinks(strapi, trx);
    if (!(await has(loginTable))) await makeLogins(strapi, trx);
  });
}
