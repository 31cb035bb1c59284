import { AppError, mailFileSchema, mailFilesSchema, type MailFile, type MailFiles } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";

/** The file names of the mail-files provider. */
const nameOf = /^[\dTZ-]+-[0-9a-f]{16}\.eml$/;

const maxFiles = 100;

const addresses = (list: readonly Address[] | undefined) =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address ?? ""}>` : (address ?? ""))).join(", ");

const partsOf = (mail: Email) => ({
  at: mail.date ?? "",
  to: addresses(mail.to),
  subject: mail.subject ?? "",
});

/** Null if it is missing or was deleted meanwhile, by an erasure. */
async function read(folder: string, name: string): Promise<Email | null> {
  const file = await readFile(join(folder, name)).catch(() => null);
  return file && PostalMime.parse(file);
}

/** The mails written to files, newest first; their names start with the date. */
export async function listMailFiles(folder: string): Promise<MailFiles> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => nameOf.test(name)).toSorted((a, b) => b.localeCompare(a));
  const shown = mails.slice(0, maxFiles);
  const found = await Promise.all(shown.map(async (name) => ({ name, mail: await read(folder, name) })));
  return {
    files: found.flatMap(({ name, mail }) => (mail ? [{ name, ...partsOf(mail) }] : [])),
    more: mails.length - shown.length,
  };
}

export async function readMailFile(folder: string, name: string): Promise<MailFile> {
  const mail = nameOf.test(name) ? await read(folder, name).catch(() => null) : null;
  if (!mail) throw new AppError("PAGE_NOT_FOUND", `there is no mail file ${name}`);
  return {
    ...partsOf(mail),
    from: addresses(mail.from ? [mail.from] : []),
    replyTo: addresses(mail.replyTo),
    html: mail.html ?? "",
    text: mail.text ?? "",
  };
}

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ name: z.string().max(100) });

function folderOf(strapi: Core.Strapi): string {
  const { mailFolder } = pluginSettings(strapi);
  if (mailFolder === undefined) throw new AppError("PAGE_NOT_FOUND", "mails go to a mail server, not to files");
  return mailFolder;
}

/** The mails written to files for lack of a mail server. */
export const filesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, mailFilesSchema, async () => listMailFiles(folderOf(strapi))),
  async one(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, mailFileSchema, async () =>
      readMailFile(folderOf(strapi), parseInput(named, ctx.params, "params").name),
    )(ctx);
  },
});
