import { createMissingTable, type Migration } from "@gevel/core";

/** One row per mailed link. The link's token is not stored (`linkToken`). */
export const linkTable = "gevel_account_links";
/** OWNER-4: one row a login. */
export const loginTable = "gevel_account_logins";

export const accountMigrations: readonly Migration[] = [
  {
    name: "001-account-tables",
    async up(db) {
      await createMissingTable(db, linkTable, (columns) => {
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
      await createMissingTable(db, loginTable, (columns) => {
        columns.increments("id");
        columns.integer("account").notNullable();
        columns.bigInteger("at").notNullable();
        columns.string("way", 10).notNullable();
        // In Strapi's format: `Firefox on Windows`.
        columns.string("device", 100).notNullable();
        columns.index(["account", "at"], "gevel_account_logins_account");
        columns.index(["at"], "gevel_account_logins_at");
      });
    },
  },
];
