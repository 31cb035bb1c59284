import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { mentions, type PersonalDataRecord, type DataSubject } from "@gevel/config";
import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import PostalMime, { type Address, type Email } from "postal-mime";
import { z } from "zod";
import { fileSuffix } from "../mail/files/file-suffix.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { mailKeysOf } from "../subscriptions/mail-keys.js";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { tablePersonalData } from "../privacy/table-personal-data.js";

export const mailsPersonalData = tablePersonalData({
  key: "mails",
  table: outboxTable,
  id: "id",
  columns: ["recipients", "subject", "problem"],
  at: "created_at",
  title: "privacy.provider.mails",
  facts: { recipients: "privacy.label.to", subject: "privacy.label.subject" },
  keys: mailKeysOf,
});

interface MatchedFile {
  name: string;
  mail: Email;
  /** Of one of their leads, or sent to them; other mails only mention them. */
  isOwn: boolean;
}

const listed = (addresses: readonly Address[] | undefined) =>
  (addresses ?? []).map(({ address }) => address ?? "").join(", ");

/** All readable text of the mail, decoded. */
const textsOf = ({ from, replyTo, to, cc, subject, text, html }: Email) =>
  [listed(from && [from]), listed(replyTo), listed(to), listed(cc), subject, text, html].map((part) => part ?? "");

const messageIds = z.array(z.object({ message_id: z.string() }));

/** How the files of their mails end. */
async function suffixesOf(strapi: Core.Strapi, dataSubject: DataSubject): Promise<Set<string>> {
  const keys = await mailKeysOf(strapi, dataSubject);
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, outboxTable)
      .whereIn("lead", [...keys])
      .select("message_id"),
  );
  return new Set(messageIds.parse(rows).map(({ message_id }) => fileSuffix(message_id)));
}

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));

const isOf = (name: string, suffixes: ReadonlySet<string>) => suffixes.has(name.slice(-20, -4));

/** The files of these leads and those that contain the address, read one at a time. */
async function* filesOf(
  folder: string,
  suffixes: ReadonlySet<string>,
  address: string | null,
): AsyncGenerator<MatchedFile> {
  for (const name of await namesIn(folder)) {
    if (address === null && !isOf(name, suffixes)) continue;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes === null) continue;
    const mail = await PostalMime.parse(bytes);
    const isMentioned = address !== null && textsOf(mail).some((text) => mentions(text, address));
    const isOwn = isOf(name, suffixes) || (address !== null && mentions(listed(mail.to), address));
    if (isMentioned || isOwn) yield { name, mail, isOwn };
  }
}

/** Mails written to files for lack of a mail server: they are copies, so a whole file is deleted. */
export const mailFilesPersonalData: PersonalDataProvider = {
  key: "files",
  name: inAllLanguages("privacy.provider.files"),
  isCopy: true,
  tables: [],
  async find(strapi, dataSubject, language) {
    const { mailFolder } = pluginSettings(strapi);
    if (mailFolder === undefined) return [];
    const messages = messagesIn(language);
    const records: PersonalDataRecord[] = [];
    for await (const { mail, isOwn } of filesOf(
      mailFolder,
      await suffixesOf(strapi, dataSubject),
      dataSubject.address,
    )) {
      const at = mail.date ?? null;
      // Of another's message a person learns only that it mentions them, not its content.
      if (!isOwn) records.push({ at, title: messages("privacy.label.mention"), facts: [] });
      else
        records.push({
          at,
          title: mail.subject ?? "",
          facts: [
            { label: messages("privacy.label.to"), value: listed(mail.to) },
            { label: messages("privacy.label.text"), value: mail.text ?? "" },
          ],
        });
    }
    return records;
  },
  async erase(strapi, dataSubject) {
    const { mailFolder } = pluginSettings(strapi);
    if (mailFolder === undefined) return { erased: 0 };
    const suffixes = await suffixesOf(strapi, dataSubject);
    return {
      erased: 0,
      after: async () => {
        for await (const { name } of filesOf(mailFolder, suffixes, dataSubject.address))
          await rm(join(mailFolder, name), { force: true });
      },
    };
  },
};
