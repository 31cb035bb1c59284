import { randomUUID } from "node:crypto";
import type { MailKind } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { domainOf } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { outboxTable } from "./outbox-tables.js";
import { wakeOutbox } from "./watch-outbox.js";

/**
 * Writes down which mails a lead gives, in the transaction that stores it: both are there or neither is (FORM-4). What a
 * mail says is put together when it is sent. Its Message-ID is given here, so that a mail that must be repeated is known as
 * the same one. Where a lead gives several mails of a kind, `part` says which it is.
 */
export async function enqueueMails(
  strapi: Core.Strapi,
  lead: string,
  kinds: readonly MailKind[],
  part = "",
): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error("a mail must be written down in the transaction of its lead");
  if (kinds.length === 0) return;
  const now = Date.now();
  const domain = domainOf(pluginSettings(strapi).from);
  await inTransaction(strapi, async ({ trx, onCommit }) => {
    await table(strapi, trx, outboxTable).insert(
      kinds.map((kind) => ({
        lead,
        kind,
        part,
        message_id: `<${randomUUID()}@${domain}>`,
        state: "waiting",
        tries: 0,
        refusals: 0,
        created_at: now,
        next_at: now,
      })),
    );
    onCommit(() => wakeOutbox(strapi));
  });
}
