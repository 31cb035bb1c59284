import { rmSync } from "node:fs";
import { join } from "node:path";
import { fillDisk, mountDisk, unmountDisk } from "./fill-disk.mjs";
import { contactIdOf, readPages, sendForm, sendForms } from "./visitors.mjs";

const email = "nowhere-1@visitor.example";
const diskSize = 2 * 1024 * 1024;

/** The site's queue on a small disk of its own, which is full while the CMS is away. */
export async function leadQueueUnwritable(app) {
  const disk = join(app.app.dataDir, "queue");
  const contactId = await contactIdOf(app);
  const [{ id }] = app.request("select id from properties where withdrawn_at is null order by id limit 1");
  await app.app.web.stop();
  const skipped = mountDisk(disk, diskSize);
  await app.startWeb();
  if (skipped) return skipped;
  try {
    await app.killCms();
    const filler = fillDisk(disk);
    const { status, html } = await sendForm(app, email, contactId);
    if (status < 500 || !html.includes("Uw bericht is niet verstuurd"))
      throw new Error(`a form that cannot be stored is answered with ${status}`);
    if (!html.includes(email) || !html.includes("tel:"))
      throw new Error("the typed values or the office's phone are missing");
    const headers = { origin: app.site, "user-agent": "Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36" };
    const view = await fetch(`${app.site}/api/views`, { method: "POST", body: String(id), headers });
    if (view.status !== 503) throw new Error(`a page view that cannot be stored is answered with ${view.status}`);
    await readPages(app);
    rmSync(filler);
    await sendForms(app, "space", 3);
    await app.startCms();
    await app.until("leads that the site keeps", app.retained, (many) => many === 0);
  } finally {
    await app.app.web.stop();
    unmountDisk(disk);
    await app.startWeb();
  }
  const [refused, queued] = [app.leadsOf("nowhere"), app.leadsOf("space")];
  if (refused !== 0 || queued !== 3) throw new Error(`${refused} leads of a failed form, ${queued} of 3 queued ones`);
  return "the CMS away and the site's disk full: the form says that it was not sent, and keeps the typed values; 3 forms thanked for once there is space, 3 leads";
}
