import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { mentions, type PersonRecord, type Whose } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import PostalMime, { type Address, type Email } from "postal-mime";
import { z } from "zod";
import { fileMark } from "../mail/files/file-mark.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { mailKeysOf } from "../subscriptions/mail-keys.js";
import type { PersonPlace } from "./person-place.js";
import { placeWords, recordWords } from "./place-words.js";

interface Found {
  name: string;
  mail: Email;
  /** Of one of their leads, or sent to them; others only name them. */
  isTheirs: boolean;
}

const listed = (addresses: readonly Address[] | undefined) =>
  (addresses ?? []).map(({ address }) => address ?? "").join(", ");

/** All that anybody could read in it, decoded. */
const textsOf = ({ from, replyTo, to, cc, subject, text, html }: Email) =>
  [listed(from && [from]), listed(replyTo), listed(to), listed(cc), subject, text, html].map((part) => part ?? "");

const messageIds = z.array(z.object({ message_id: z.string() }));

/** How the files of their mails end. */
async function marksOf(strapi: Core.Strapi, whose: Whose): Promise<Set<string>> {
  const keys = await mailKeysOf(strapi, whose);
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, outboxTable)
      .whereIn("lead", [...keys])
      .select("message_id"),
  );
  return new Set(messageIds.parse(rows).map(({ message_id }) => fileMark(message_id)));
}

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));

const isOf = (name: string, marks: ReadonlySet<string>) => marks.has(name.slice(-20, -4));

/** The files of these leads and those that have the address in them, one read at a time. */
async function* filesOf(folder: string, marks: ReadonlySet<string>, address: string | null): AsyncGenerator<Found> {
  for (const name of await namesIn(folder)) {
    if (address === null && !isOf(name, marks)) continue;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes === null) continue;
    const mail = await PostalMime.parse(bytes);
    const isMentioned = address !== null && textsOf(mail).some((text) => mentions(text, address));
    const isTheirs = isOf(name, marks) || (address !== null && mentions(listed(mail.to), address));
    if (isMentioned || isTheirs) yield { name, mail, isTheirs };
  }
}

/** The mails that are files for want of a mail server: copies of what was said, so that the whole of one goes. */
export const mailFilesPlace: PersonPlace = {
  key: "files",
  name: placeWords.files,
  isFiles: true,
  tables: [],
  async find(strapi, whose, language) {
    const { mailFolder } = pluginSettings(strapi);
    if (mailFolder === undefined) return [];
    const records: PersonRecord[] = [];
    for await (const { mail, isTheirs } of filesOf(mailFolder, await marksOf(strapi, whose), whose.address)) {
      const at = mail.date ?? null;
      // Of another's message a person learns that they stand in it, not what else does.
      if (!isTheirs) records.push({ at, title: recordWords.mention[language], facts: [] });
      else
        records.push({
          at,
          title: mail.subject ?? "",
          facts: [
            { label: recordWords.to[language], value: listed(mail.to) },
            { label: recordWords.text[language], value: mail.text ?? "" },
          ],
        });
    }
    return records;
  },
  async erase(strapi, whose) {
    const { mailFolder } = pluginSettings(strapi);
    if (mailFolder === undefined) return { erased: 0 };
    const marks = await marksOf(strapi, whose);
    return {
      erased: 0,
      after: async () => {
        for await (const { name } of filesOf(mailFolder, marks, whose.address))
          await rm(join(mailFolder, name), { force: true });
      },
    };
  },
};
