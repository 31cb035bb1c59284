import { createMissingTable, type Migration } from "@gevel/core";

/** One row per subscription; it stores an address and the search criteria, and no name. */
export const subscriptionTable = "gevel_subscriptions";

export const subscriptionMigrations: readonly Migration[] = [
  {
    name: "005-subscription-table",
    up: (db) =>
      createMissingTable(db, subscriptionTable, (columns) => {
        columns.increments("id");
        /** Names it in links: not to be guessed from another one. */
        columns.string("key", 36).notNullable().unique({ indexName: "gevel_subscriptions_key" });
        /** Document id of the lead: subscriptions of one lead are confirmed together. */
        columns.string("lead", 64).notNullable();
        columns.string("kind", 20).notNullable();
        columns.string("email", 200).notNullable().index("gevel_subscriptions_email");
        columns.string("language", 2).notNullable();
        /** JSON; null if it includes no listings. */
        columns.text("wish");
        columns.string("frequency", 10);
        // Moments in ms.
        columns.bigInteger("asked_at").notNullable();
        columns.bigInteger("confirmed_at");
        columns.string("text_version", 20);
        columns.bigInteger("paused_at");
        columns.bigInteger("ended_at");
        /** The change number a saved search starts after: the visitor saw earlier listings on the site. */
        columns.bigInteger("since");
        columns.unique(["lead", "kind"], { indexName: "gevel_subscriptions_lead" });
      }),
  },
  {
    // Null in older rows, as in those not asked yet. Databases from before migrations may have some of the columns.
    name: "006-renewal-of-subscriptions",
    async up(db) {
      // In ms: when it was renewed, and when the renewal question was asked.
      for (const name of ["renewed_at", "asked_again_at"])
        if (!(await db.schema.hasColumn(subscriptionTable, name)))
          await db.schema.alterTable(subscriptionTable, (columns) => void columns.bigInteger(name));
      if (!(await db.schema.hasColumn(subscriptionTable, "ended_by")))
        await db.schema.alterTable(subscriptionTable, (columns) => void columns.string("ended_by", 20));
    },
  },
];
