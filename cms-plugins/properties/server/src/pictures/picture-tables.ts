import { createMissingTable, replaceJobTable, type Migration } from "@gevel/core";
import { z } from "zod";

/** Facts about each picture of a listing or a project, by its address. */
export const picturesTable = "gevel_pictures";
/** Which item shows which picture, by kind and id as in the change log. */
export const usesTable = "gevel_item_pictures";
/** The same before projects took part. */
const listingUsesTable = "gevel_picture_uses";
const formerJobTable = "gevel_picture_work";

export const pictureMigrations: readonly Migration[] = [
  {
    name: "002-picture-tables",
    async up(db) {
      await createMissingTable(db, picturesTable, (columns) => {
        columns.string("key", 64).primary();
        columns.text("address").notNullable();
        columns.string("state", 10).notNullable();
        columns.integer("attempts").notNullable();
        /** In ms; null: never rechecked. */
        columns.bigInteger("next_at").index("gevel_pictures_next_at");
        columns.integer("width");
        columns.integer("height");
        columns.string("thumbhash", 64);
        columns.string("copy", 200);
        columns.string("problem", 300);
      });
      await createMissingTable(db, usesTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.integer("item").notNullable();
        columns.string("key", 64).notNullable().index("gevel_item_pictures_key");
        columns.primary(["kind", "item", "key"]);
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        columns.bigInteger("followed").notNullable();
        columns.bigInteger("swept_at").notNullable();
        columns.text("rules").notNullable();
      });
      const begin = { id: 1, holder: "", held_until: 0, followed: 0, swept_at: 0, rules: "" };
      await db(formerJobTable).insert(begin).onConflict("id").ignore();
    },
  },
  {
    name: "003-versioned-picture-addresses",
    async up(db) {
      const changedColumn = "changed_at";
      if (await db.schema.hasColumn(picturesTable, changedColumn)) return;
      /** When a media library file was written, in ms; null where unknown or unreliable. */
      await db.schema.alterTable(picturesTable, (columns) => void columns.bigInteger(changedColumn));
      await db(picturesTable).where("address", "like", "/uploads/%").update({ next_at: 0 });
    },
  },
  {
    name: "004-pictures-of-projects",
    async up(db) {
      if (!(await db.schema.hasTable(listingUsesTable))) return;
      await db(usesTable).insert(db(listingUsesTable).select(db.raw("'property'"), "listing", "key"));
      await db.schema.dropTable(listingUsesTable);
      // Starts over, to process earlier changes that were skipped.
      await db(formerJobTable).update({ followed: 0 });
    },
  },
  {
    name: "008-picture-job",
    up: (db) =>
      replaceJobTable(db, {
        ...{ job: "properties.pictures", table: formerJobTable },
        cursor: z.object({ followed: z.coerce.number(), swept_at: z.coerce.number(), rules: z.string() }),
      }),
  },
];
