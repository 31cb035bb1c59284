import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { app } from "./app.js";
import { leadOf, sendLead } from "./leads-api.js";

/**
 * Does what the retention job does for somebody who confirmed or renewed a subscription two years ago, without that
 * wait. The running CMS sends the mail, triggered by that of another lead.
 */
export async function requestRenewal(email: string): Promise<void> {
  const database = new Database(join(app.env.DATA_DIR, "gevel.db"));
  const now = Date.now();
  try {
    database.transaction(() => {
      const requested = database
        .prepare("update gevel_subscriptions set asked_again_at = ? where email = ? returning key")
        .pluck()
        .all(now, email);
      if (requested.length !== 1) throw new Error(`${requested.length} subscriptions of ${email}`);
      database
        .prepare(
          `insert into gevel_outbox (lead, kind, part, message_id, state, tries, refusals, created_at, next_at)
           values (?, 'renewal', ?, ?, 'waiting', 0, 0, ?, ?)`,
        )
        .run(requested[0], String(now), `<${randomUUID()}@travee.example>`, now, now);
    })();
  } finally {
    database.close();
  }
  const { CMS_URL, REPLICA_SECRET = "" } = app.env;
  await sendLead({ url: CMS_URL }, leadOf(`asked again ${now}`), REPLICA_SECRET);
}
