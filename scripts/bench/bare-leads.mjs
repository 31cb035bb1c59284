import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareDatabase, inserter, openSource } from "./bare-database.mjs";

/** The peer of a stored lead: its row and those of its mails, written by SQLite alone in a transaction on the disk. */
const count = 2_000;
const tables = ["leads", "gevel_outbox"];
const folder = mkdtempSync(join(tmpdir(), "gevel-bare-leads-"));

try {
  const source = openSource();
  const leads = source.prepare("select * from leads order by id desc limit ?").raw().all(count);
  const names = source.prepare("select document_id from leads order by id desc limit ?").pluck().all(count);
  const mailsOf = source.prepare("select * from gevel_outbox where lead = ?").raw();
  const mails = names.map((name) => mailsOf.all(name));
  const into = bareDatabase(source, join(folder, "bare.db"), tables);
  source.close();
  const insertLead = inserter(into, "leads", leads[0].length);
  const insertMail = inserter(into, "gevel_outbox", mails[0][0].length);
  const store = into.transaction((lead, itsMails) => {
    insertLead(lead);
    itsMails.forEach(insertMail);
  });
  const since = performance.now();
  leads.forEach((lead, at) => store(lead, mails[at]));
  console.log(JSON.stringify({ count: leads.length, seconds: (performance.now() - since) / 1000 }));
  into.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
