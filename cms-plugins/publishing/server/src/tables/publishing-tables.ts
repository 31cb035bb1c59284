import { createMissingTable, replaceJobTable, type Migration } from "@gevel/core";

/** Plans by staff, one row per entry, language and action: deleted once done, stored with the reasons where rejected. */
export const plansTable = "publishing_plans";
/** Each publication with all published content. */
export const versionsTable = "publishing_versions";
const formerJobTable = "publishing_work";

export const publishingMigrations: readonly Migration[] = [
  {
    name: "001-publishing-tables",
    async up(db) {
      await createMissingTable(db, plansTable, (columns) => {
        columns.increments("id");
        columns.string("uid", 255).notNullable();
        columns.string("document", 64).notNullable();
        // Empty where the type has no languages.
        columns.string("locale", 20).notNullable();
        columns.string("action", 10).notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("at").notNullable();
        columns.string("state", 10).notNullable();
        // JSON: why it was refused.
        columns.text("problems").notNullable();
        columns.text("by").notNullable();
        columns.integer("by_id");
        // Language of error messages, the planner's admin language; empty for English.
        columns.string("language", 10).notNullable();
        columns.unique(["uid", "document", "locale", "action"], { indexName: "publishing_plans_once" });
        columns.index(["state", "at"], "publishing_plans_due");
      });
      await createMissingTable(db, versionsTable, (columns) => {
        columns.increments("id");
        columns.string("uid", 255).notNullable();
        columns.string("document", 64).notNullable();
        columns.string("locale", 20).notNullable();
        columns.string("kind", 10).notNullable();
        columns.bigInteger("at").notNullable();
        columns.text("by").notNullable();
        // JSON: what staff wrote, relations as document ids, files as numbers.
        columns.text("content").notNullable();
        // JSON: the names of references at that time, for when they no longer exist.
        columns.text("names").notNullable();
        // JSON: fields that differ from the version before; null for the first.
        columns.text("changed").notNullable();
        columns.index(["document", "uid", "locale", "id"], "publishing_versions_of");
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
      });
      await db(formerJobTable).insert({ id: 1, holder: "", held_until: 0 }).onConflict("id").ignore();
    },
  },
  {
    name: "002-plans-job",
    up: (db) => replaceJobTable(db, { job: "publishing.plans", table: formerJobTable }),
  },
];
