import { setTimeout as wait } from "node:timers/promises";
import { advisoryLocks, perStrapi } from "@gevel/core";
import { z } from "zod";
import env from "../environment/env";
import { reportProgress } from "../environment/start-progress";

interface Holder {
  commit(): Promise<unknown>;
  raw(statement: string, values: readonly number[]): Promise<unknown>;
}

const answerSchema = z.object({ rows: z.tuple([z.object({ held: z.boolean() })]) });

async function tryLock(holder: Holder): Promise<boolean> {
  const answer = await holder.raw("select pg_try_advisory_xact_lock(?) as held", [advisoryLocks.start]);
  return answerSchema.parse(answer).rows[0].held;
}

/**
 * Held by an instance from before Strapi creates its tables until the first content exists. Of instances started
 * together on one PostgreSQL the others wait, and then find everything created; SQLite has one instance.
 */
export const startLock = perStrapi((strapi) => {
  let holder: Holder | null = null;
  return {
    async take(): Promise<void> {
      // Commands that only read the schemas do not use the database.
      if (env.withoutSecrets || strapi.db.dialect.client !== "postgres") return;
      // The lock lives in a transaction of its own, on another connection than the work, and falls when that ends or dies.
      const transaction = await strapi.db.connection.transaction();
      holder = transaction;
      await transaction.raw("set local idle_in_transaction_session_timeout = 0");
      // The holder is alive, so a long wait is no hang; progress is reported at every attempt.
      while (!(await tryLock(transaction))) {
        reportProgress(strapi, "waiting for another instance to prepare the database");
        await wait(200);
      }
    },
    async release(): Promise<void> {
      const held = holder;
      holder = null;
      // A connection lost meanwhile has released the lock already.
      await held
        ?.commit()
        .catch((cause: unknown) =>
          strapi.log.warn(`start: releasing the lock failed, starting all the same: ${String(cause).slice(-300)}`),
        );
    },
  };
});
