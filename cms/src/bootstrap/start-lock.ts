import { perStrapi } from "@gevel/kit";
import env from "../environment/env";

/** Any number that nothing else in this database locks by. */
const lockNumber = 7431001;

interface Holder {
  commit(): Promise<unknown>;
}

/**
 * Held by an instance from before Strapi makes its tables until the first content stands. Of instances that start
 * together on one PostgreSQL the others wait, and then find everything made; SQLite has one instance.
 */
export const startLock = perStrapi((strapi) => {
  let holder: Holder | null = null;
  return {
    async take(): Promise<void> {
      // Commands that only read the schemas touch no database.
      if (env.withoutSecrets || strapi.db.dialect.client !== "postgres") return;
      // The lock lives in a transaction of its own, on another connection than the work, and falls when that ends or dies.
      const transaction = await strapi.db.connection.transaction();
      holder = transaction;
      await transaction.raw("set local idle_in_transaction_session_timeout = 0");
      await transaction.raw("select pg_advisory_xact_lock(?)", [lockNumber]);
    },
    async release(): Promise<void> {
      const held = holder;
      holder = null;
      await held?.commit();
    },
  };
});
