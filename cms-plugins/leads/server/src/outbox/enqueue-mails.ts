import { randomUUID } from "node:crypto";
import type { MailKind, NewPluginMail } from "@gevel/config";
import { inTransaction, table, wakeJob } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { isPluginKind } from "../mail/plugin-mail-kinds.js";
import { domainOf } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { outboxJobName, outboxTable } from "./outbox-tables.js";

interface NewMail<Kind extends string = MailKind> {
  /** Document id. */
  lead: string;
  kind: Kind;
  /** Tells several mails of that kind apart. */
  part?: string;
}

const rowsOf = (strapi: Core.Strapi, mails: readonly NewMail<string>[]) => {
  const now = Date.now();
  const domain = domainOf(pluginSettings(strapi).from);
  return mails.map(({ lead, kind, part = "" }) => ({
    lead,
    kind,
    part,
    message_id: `<${randomUUID()}@${domain}>`,
    state: "waiting",
    tries: 0,
    refusals: 0,
    created_at: now,
    next_at: now,
  }));
};

/**
 * Queues mails in the transaction that stores what they are about, so both are stored or neither (FORM-4). The content
 * is rendered when it is sent. The Message-ID is assigned here, so that receivers recognise a repeated mail as the same
 * one.
 */
export async function enqueueAll(strapi: Core.Strapi, mails: readonly NewMail[]): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error("a mail must be queued in the transaction of its lead");
  if (mails.length === 0) return;
  await inTransaction(strapi, async ({ trx, onCommit }) => {
    await table(strapi, trx, outboxTable).insert(rowsOf(strapi, mails));
    onCommit(() => wakeJob(strapi, outboxJobName));
  });
}

/** The same for the mails of one lead. */
export const enqueueMails = (strapi: Core.Strapi, lead: string, kinds: readonly MailKind[], part = ""): Promise<void> =>
  enqueueAll(
    strapi,
    kinds.map((kind) => ({ lead, kind, part })),
  );

/** The same for another plugin, whose mails are about its own subjects. A mail already queued stays as it is. */
export async function enqueuePluginMails(strapi: Core.Strapi, mails: readonly NewPluginMail[]): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error("a mail must be queued in the transaction of its subject");
  const unknown = mails.find(({ kind }) => !isPluginKind(strapi, kind));
  if (unknown) throw new Error(`no plugin composes mails of the kind ${unknown.kind}`);
  if (mails.length === 0) return;
  await inTransaction(strapi, async ({ trx, onCommit }) => {
    const rows = mails.map(({ subject, ...mail }) => ({ ...mail, lead: subject }));
    await table(strapi, trx, outboxTable).insert(rowsOf(strapi, rows)).onConflict(["lead", "kind", "part"]).ignore();
    onCommit(() => wakeJob(strapi, outboxJobName));
  });
}
