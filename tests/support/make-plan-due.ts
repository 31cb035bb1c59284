import { join } from "node:path";
import Database from "better-sqlite3";
import { app } from "./app.js";

/**
 * Makes the scheduled change of an entry due now, instead of on Monday. The app keeps running and finds it as any other
 * that is due.
 */
export function makePlanDue(title: string): void {
  const database = new Database(join(app.env.DATA_DIR, "gevel.db"));
  try {
    const due = database
      .prepare(
        "update publishing_plans set at = ? where document in (select document_id from popups where title = ?) and state = 'planned'",
      )
      .run(Date.now() - 1_000, title);
    if (due.changes !== 1) throw new Error(`${due.changes} plans of ${title}`);
  } finally {
    database.close();
  }
}
