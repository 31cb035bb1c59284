import { z } from "zod";
import type { QueueDatabase } from "./queue-database";

/** SQLite answers SQLITE_FULL as soon as the file would need another page; returns what ends that. */
export function fillDisk({ db }: QueueDatabase): () => void {
  const pages = z.number().parse(db.pragma("page_count", { simple: true }));
  db.pragma(`max_page_count = ${pages}`);
  return () => void db.pragma("max_page_count = 4294967294");
}
