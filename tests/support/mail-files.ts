import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { house } from "./house.js";
import { expect } from "./playwright-patience.js";

const folder = join(house.env.DATA_DIR ?? "", "mail");

/** What went out to somebody so far: without a mail server each mail is a file. */
async function mailsTo(address: string): Promise<Email[]> {
  const mails: Email[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(".eml")) continue;
    // Somebody may be erased meanwhile, with their mails.
    const file = await readFile(join(folder, name)).catch(() => null);
    if (!file) continue;
    const mail = await PostalMime.parse(file);
    if (mail.to?.some((to) => to.address === address)) mails.push(mail);
  }
  return mails;
}

/** The mail to somebody that is the right one, or any; waits for it. */
export async function mailTo(address: string, isMeant: (mail: Email) => boolean = () => true): Promise<Email> {
  const found = async () => (await mailsTo(address)).find(isMeant);
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  const mail = await found();
  if (!mail) throw new Error(`the mail to ${address} went away`);
  return mail;
}
