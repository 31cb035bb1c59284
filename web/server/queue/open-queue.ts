import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { leadSchema, viewBatchSchema, type Lead, type ViewBatch } from "@gevel/config";
import type { BasicLog } from "../log";
import { QueueDatabase } from "./queue-database";
import { QueuedItems } from "./queued-items";

/** The queue in this site's own data folder, null where that cannot be used: the site starts without it. */
export function openQueue(dataDir: string, log: BasicLog): QueueDatabase | null {
  const file = join(dataDir, "queue", "queue.sqlite");
  let database: QueueDatabase;
  try {
    database = new QueueDatabase(file, log);
  } catch (error) {
    const effect = "leads are rejected while the CMS is away, page views are not counted";
    log.error({ err: error, file }, `queue: file cannot be used, ${effect}`);
    return null;
  }
  try {
    takeOverFiles(dataDir, database, log);
  } catch (error) {
    log.error({ err: error }, "queue: taking over files of an earlier version failed, retrying at the next start");
  }
  return database;
}

export const saltsFile = (dataDir: string): string => join(dataDir, "queue", "salts.json");

/**
 * Until version 0.2 each lead and each batch of page views was a file. Killed in between, the next start adds them
 * again under the keys by which the CMS recognises them.
 */
function takeOverFiles(dataDir: string, database: QueueDatabase, log: BasicLog): void {
  const root = join(dataDir, "spool");
  const leads = new QueuedItems(database, "lead", leadSchema);
  const batches = new QueuedItems(database, "page-views", viewBatchSchema);
  const takenOver: string[] = [];
  database.durably(() => {
    for (const failed of [false, true]) {
      const place = failed ? "refused" : "";
      for (const name of namesIn(join(root, "leads", place))) {
        const path = join(root, "leads", place, name);
        const item = readLead(path);
        if (item) leads.add({ key: item.key, item, queuedAt: Math.floor(statSync(path).mtimeMs), failed });
        // For an incomplete draft of a killed process the visitor was not thanked.
        if (item || name.endsWith(".tmp")) takenOver.push(path);
        else log.error({ path }, "queue: a lead of an earlier version is unreadable, left for a person to look at");
      }
      for (const name of namesIn(join(root, "views", place))) {
        const path = join(root, "views", place, name);
        const [, begun, batch] = /^(\d{15})-([0-9a-f-]{36})\.views$/.exec(name) ?? [];
        const item = batch === undefined ? null : readBatch(path, batch);
        if (item) batches.add({ key: item.batch, item, queuedAt: Number(begun), failed });
        if (batch !== undefined || name.endsWith(".tmp")) takenOver.push(path);
      }
    }
  });
  const salts = join(root, "views", "salts.json");
  if (statSync(salts, { throwIfNoEntry: false })) renameSync(salts, saltsFile(dataDir));
  for (const path of takenOver) rmSync(path, { force: true });
  for (const folder of ["leads/refused", "leads", "views/refused", "views", ""]) removeIfEmpty(join(root, folder));
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Absent, or somebody's files are in it.
  }
}

function readLead(path: string): Lead | null {
  const text = readFileSync(path, "utf8");
  try {
    return leadSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * A view is `v <listing> <visitor> <second>`, a count `c <day> <listing> <views>`, and half a line at the end was not
 * acknowledged. Null if there is nothing to deliver.
 */
function readBatch(path: string, batch: string): ViewBatch | null {
  const text = readFileSync(path, "utf8");
  const lines = text.slice(0, text.lastIndexOf("\n") + 1).split("\n");
  const { views, counted } = viewBatchSchema.shape;
  const item: ViewBatch = { batch, views: [], counted: [] };
  for (const line of new Set(lines)) {
    const [kind, ...words] = line.split(" ");
    const view = views.element.safeParse([Number(words[0]), words[1], Number(words[2])]);
    const count = counted.element.safeParse([words[0], Number(words[1]), Number(words[2])]);
    if (kind === "v" && view.success) item.views.push(view.data);
    if (kind === "c" && count.success) item.counted.push(count.data);
  }
  return item.views.length + item.counted.length > 0 ? item : null;
}
