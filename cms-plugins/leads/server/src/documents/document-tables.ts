import { createMissingTable, type Migration } from "@gevel/core";

/** One row per requested document: until when its link is valid. */
export const linksTable = "gevel_document_links";
/** A row each time that a person fetched one. */
export const fetchesTable = "gevel_document_fetches";

export const documentMigrations: readonly Migration[] = [
  {
    name: "011-document-tables",
    async up(db) {
      await createMissingTable(db, linksTable, (columns) => {
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
      await createMissingTable(db, fetchesTable, (columns) => {
        columns.increments("id");
        columns.integer("link").notNullable().index("gevel_document_fetches_link");
        columns.bigInteger("at").notNullable();
      });
    },
  },
];
