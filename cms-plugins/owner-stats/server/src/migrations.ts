import type { Migration } from "@gevel/core";
import { accountMigrations } from "./accounts/account-tables.js";
import { historyMigrations } from "./history/history-tables.js";
import { viewMigrations } from "./page-views/view-tables.js";
import { reportMigrations } from "./reports/stored/report-tables.js";

/** Of all features. Where two have one number the CMS does not start, and says which is the next. */
export const migrations: readonly Migration[] = [
  ...accountMigrations,
  ...viewMigrations,
  ...historyMigrations,
  ...reportMigrations,
];
