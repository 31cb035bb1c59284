import type { Migration } from "@gevel/core";
import { accountMigrations } from "./accounts/account-tables.js";
import { historyMigrations } from "./history/history-tables.js";
import { viewMigrations } from "./page-views/view-tables.js";
import { reportMigrations } from "./reports/stored/report-tables.js";

/** Of all features; the next one is `009-…`. */
export const migrations: readonly Migration[] = [
  ...accountMigrations,
  ...viewMigrations,
  ...historyMigrations,
  ...reportMigrations,
];
