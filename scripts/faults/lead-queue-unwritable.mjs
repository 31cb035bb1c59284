import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contactIdOf, readPages, sendForm } from "./visitors.mjs";

const email = "nowhere-1@visitor.example";

/** A file where the spool's folder should be: what a full disk does, for any user. */
export async function leadQueueUnwritable(app) {
  const queue = join(app.app.dataDir, "spool", "leads");
  const contactId = await contactIdOf(app);
  await app.killCms();
  renameSync(queue, `${queue}.aside`);
  writeFileSync(queue, "");
  try {
    const { status, html } = await sendForm(app, email, contactId);
    if (status < 500 || !html.includes("Uw bericht is niet verstuurd"))
      throw new Error(`a form that cannot be stored is answered with ${status}`);
    if (!html.includes(email) || !html.includes("tel:"))
      throw new Error("the typed values or the office's phone are missing");
    await readPages(app);
  } finally {
    rmSync(queue);
    renameSync(`${queue}.aside`, queue);
    await app.startCms();
  }
  if (app.leadsOf("nowhere") !== 0) throw new Error("a lead of a failed form is stored");
  return "the CMS away and the site's disk full: the form says that it was not sent, and keeps the typed values";
}
