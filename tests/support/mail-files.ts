import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { app } from "./app.js";

const folder = join(app.env.DATA_DIR ?? "", "mail");

/** The mails sent so far: without a mail server each mail is a file. */
async function sentMails(): Promise<Email[]> {
  const mails: Email[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(".eml")) continue;
    // A person and their mails may be erased meanwhile.
    const file = await readFile(join(folder, name)).catch(() => null);
    if (file) mails.push(await PostalMime.parse(file));
  }
  return mails;
}

/** The mail that is the right one, to anybody; waits for it. `what` names it where it never comes. */
export async function sentMail(isMatch: (mail: Email) => boolean, what = "the mail"): Promise<Email> {
  const found = async () => (await sentMails()).find(isMatch);
  await expect.poll(async () => (await found()) !== undefined, { message: `${what} is sent` }).toBe(true);
  const mail = await found();
  if (!mail) throw new Error("the mail went away");
  return mail;
}

/** Waits for a mail to that address that matches, or for any. */
export const mailTo = (address: string, isMatch: (mail: Email) => boolean = () => true): Promise<Email> =>
  sentMail(
    (mail) => (mail.to?.some((to) => to.address === address) ?? false) && isMatch(mail),
    `the mail to ${address}`,
  );

/** The target of the link or button with that text in a mail; the first of several. */
export function linkOf({ subject, html = "" }: Email, text: string): string {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*>([^]*?)<\/a>/g)];
  const isMatch = (content = "") => content.replace(/<!--[^]*?-->|<[^>]+>/g, "").trim() === text;
  const address = links.find(([, , content]) => isMatch(content))?.[1];
  if (address === undefined) throw new Error(`the mail "${subject}" has no link "${text}"`);
  return address.replaceAll("&amp;", "&");
}
