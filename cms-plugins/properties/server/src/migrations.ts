import type { Migration } from "@gevel/core";
import { historyMigrations } from "./history/history-table.js";
import { numbersMigrations } from "./import/item-numbers.js";
import { attributeMigrations } from "./listings/migrate-attributes.js";
import { pictureMigrations } from "./pictures/picture-tables.js";
import { reasonsMigrations } from "./publish-checks/reasons-table.js";

/** Of all features. Where two have one number the CMS does not start, and says which is the next. */
export const migrations: readonly Migration[] = [
  ...historyMigrations,
  ...pictureMigrations,
  ...numbersMigrations,
  ...reasonsMigrations,
  ...attributeMigrations,
];
