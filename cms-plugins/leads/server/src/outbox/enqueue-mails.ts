import { randomUUID } from "node:crypto";
import type { MailKind } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { domainOf } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { outboxTable } from "./outbox-tables.js";
import { wakeOutbox } from "./watch-outbox.js";

interface NewMail {
  /** Document id. */
  lead: string;
  kind: MailKind;
  /** Which it is of several mails of that kind. */
  part?: string;
}

/**
 * Writes down which mails go out, in the transaction that stores what they are about: both are there or neither is (FORM-4).
 * What a mail says is put together when it is sent. Its Message-ID is given here, so that a mail that must be repeated is known
 * as the same one.
 */
export async function enqueueAll(strapi: Core.Strapi, mails: readonly NewMail[]): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error("a mail must be written down in the transaction of its lead");
  if (mails.length === 0) return;
  const now = Date.now();
  const domain = domainOf(pluginSettings(strapi).from);
  await inTransaction(strapi, async ({ trx, onCommit }) => {
    await table(strapi, trx, outboxTable).insert(
      mails.map(({ lead, kind, part = "" }) => ({
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

/** The same for the mails of one lead. */
export const enqueueMails = (strapi: Core.Strapi, lead: string, kinds: readonly MailKind[], part = ""): Promise<void> =>
  enqueueAll(
    strapi,
    kinds.map((kind) => ({ lead, kind, part })),
  );
