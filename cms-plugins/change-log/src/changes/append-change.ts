import { inTransaction, table, perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { sourceOf } from "./change-sources.js";
import type { ChangeKind } from "./change.js";
import { changesTable, counterTable } from "./change-tables.js";
import { createHmac } from "node:crypto";
import { changeNoticeSchema } from "@gevel/config";
import { changeLogSettings } from "../change-log-settings.js";

/** A site that does not answer in time reads the change at its next poll. */
const timeoutMs = 2_000;

async function sendNotice(origin: string, body: string, secret: string): Promise<void> {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const response = await fetch(new URL("/hooks/changed", origin), {
    method: "POST",
    headers: { "content-type": "application/json", "x-gevel-signature": `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

/**
 * Sends at most one notice to a site at a time; changes made meanwhile share the next one. Each site has its own
 * notifier, so one that hangs delays no other.
 */
function createNotifier(strapi: Core.Strapi, origin: string, secret: string) {
  let sending = false;
  let notified = 0;
  let latest = 0;

  const send = async () => {
    while (notified < latest) {
      notified = latest;
      const body = JSON.stringify(changeNoticeSchema.parse({ revision: notified }));
      await sendNotice(origin, body, secret).catch((cause: unknown) => {
        strapi.log.warn(
          `change-log: notifying the site failed, it reads the change at its next poll, site=${origin} revision=${notified}: ${String(cause)}`,
        );
      });
    }
    sending = false;
  };

  return (revision: number) => {
    latest = Math.max(latest, revision);
    if (sending) return;
    sending = true;
    // In the next turn of the event loop, so that a burst of commits sends one notice.
    setImmediate(() => void send());
  };
}

const notifiersOf = perStrapi((strapi) => {
  const { noticeUrls, replicaSecret } = changeLogSettings(strapi);
  return replicaSecret === undefined ? [] : noticeUrls.map((origin) => createNotifier(strapi, origin, replicaSecret));
});

/**
 * Tells the site's instances to fetch everything up to a committed change. Never throws: their polling makes up for a
 * lost notice.
 */
function notifySite(strapi: Core.Strapi, revision: number): void {
  for (const notify of notifiersOf(strapi)) notify(revision);
}

/** Rows a statement; SQLite binds at most 32,766 values. */
const batchSize = 500;

/**
 * Takes the row lock of the counter and holds it until the transaction ends, so that later writers wait. Call it before
 * the first write where two transactions may touch the same rows: taking the lock last can deadlock.
 */
export function lockChanges(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, counterTable).where({ id: 1 }).forUpdate().first("value");
  });
}

/** Writes down one change; see {@link appendChanges}. Answers its number. */
export function appendChange(strapi: Core.Strapi, kind: ChangeKind, key: string): Promise<number> {
  return appendChanges(strapi, kind, [key]);
}

/**
 * Logs these changes in the transaction that makes them, so both are stored or neither is. The numbers come from one
 * row locked until commit, so they have no gaps and follow the order of the commits. Only the last change of a kind and
 * key is stored, so the log never outgrows its data, and reading from 0 lists everything. The site is notified after
 * the commit. Returns the highest number assigned.
 */
export async function appendChanges(strapi: Core.Strapi, kind: ChangeKind, keys: readonly string[]): Promise<number> {
  if (!sourceOf(strapi, kind)) throw new Error(`no change source is registered for changes of kind ${kind}`);
  if (!strapi.db.inTransaction()) throw new Error("a change must be logged in the transaction that makes it");
  const distinct = [...new Set(keys)];
  return inTransaction(strapi, async ({ trx, onCommit }) => {
    const counterRows: { value: number | string }[] = await table(strapi, trx, counterTable)
      .where({ id: 1 })
      .increment("value", distinct.length)
      .returning("value");
    const counter = counterRows[0];
    if (!counter) throw new Error("the change counter is missing: the migrations of change-log did not run");
    const last = Number(counter.value);
    const at = new Date().toISOString();
    const rows = distinct.map((key, index) => ({ seq: last - distinct.length + 1 + index, kind, key, at }));
    for (let start = 0; start < rows.length; start += batchSize) {
      await table(strapi, trx, changesTable)
        .insert(rows.slice(start, start + batchSize))
        .onConflict(["kind", "key"])
        .merge(["seq", "at"]);
    }
    if (distinct.length > 0) onCommit(() => notifySite(strapi, last));
    return last;
  });
}
