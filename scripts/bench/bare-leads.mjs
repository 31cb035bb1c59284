import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { bareDatabase, inserter, openSource } from "./bare-database.mjs";

/**
 * The least that storing a lead can be: node takes the request that the CMS takes, and SQLite alone writes the same rows, the
 * lead's and those of its mails, in a transaction on the disk. Which they are it takes from leads that were stored before.
 */
const file = join(process.env.DATA_DIR, "bare-leads.db");
rmSync(file, { force: true });

const source = openSource();
const lead = source.prepare("select * from leads order by id desc limit 1").get();
const mails = source.prepare("select * from gevel_outbox where lead = ?").all(lead.document_id);
const into = bareDatabase(source, file, ["leads", "gevel_outbox"]);
source.close();
const insertLead = inserter(into, "leads", Object.keys(lead).length);
const insertMail = inserter(into, "gevel_outbox", Object.keys(mails[0]).length);
const store = into.transaction(({ key, data }) => {
  const id = randomUUID();
  insertLead(Object.values({ ...lead, id: null, document_id: id, key, data: JSON.stringify(data) }));
  for (const mail of mails) insertMail(Object.values({ ...mail, id: null, lead: id, message_id: randomUUID() }));
  return id;
});

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const id = store(JSON.parse(Buffer.concat(parts).toString()));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ id, created: true }));
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
