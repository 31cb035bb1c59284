import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Facts about each picture of a listing or a project, by its address. */
export const picturesTable = "gevel_pictures";
/** Which item shows which picture, by kind and id as in the change log. */
export const usesTable = "gevel_item_pictures";
/** The same before projects took part. */
const listingUsesTable = "gevel_picture_uses";
/** One row: which process checks pictures now, and the last change log entry processed. */
export const pictureJobTable = "gevel_picture_work";

/** Added with versioned addresses. */
const changedColumn = "changed_at";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_304;

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensurePictureTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(picturesTable))) {
      await schema().createTable(picturesTable, (columns) => {
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
    }
    if (!(await schema().hasColumn(picturesTable, changedColumn))) {
      /** When a media library file was written, in ms; null where unknown or unreliable. */
      await schema().alterTable(picturesTable, (columns) => columns.bigInteger(changedColumn));
      await table(strapi, trx, picturesTable).where("address", "like", "/uploads/%").update({ next_at: 0 });
    }
    if (!(await schema().hasTable(usesTable))) {
      await schema().createTable(usesTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.integer("item").notNullable();
        columns.string("key", 64).notNullable().index("gevel_item_pictures_key");
        columns.primary(["kind", "item", "key"]);
      });
    }
    if (!(await schema().hasTable(pictureJobTable))) {
      await schema().createTable(pictureJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        columns.bigInteger("followed").notNullable();
        columns.bigInteger("swept_at").notNullable();
        columns.text("rules").notNullable();
      });
    }
    const begin = { id: 1, holder: "", held_until: 0, followed: 0, swept_at: 0, rules: "" };
    await table(strapi, trx, pictureJobTable).insert(begin).onConflict("id").ignore();
    if (!(await schema().hasTable(listingUsesTable))) return;
    const property = trx.raw("'property'");
    const uses = table(strapi, trx, listingUsesTable).select(property, "listing", "key");
    await table(strapi, trx, usesTable).insert(uses);
    await schema().dropTable(listingUsesTable);
    // Starts over, to process earlier changes that were skipped.
    await table(strapi, trx, pictureJobTable).update({ followed: 0 });
  });
}
