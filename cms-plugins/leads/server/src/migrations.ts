import type { Migration } from "@gevel/core";
import { appointmentMigrations } from "./appointments/appointment-tables.js";
import { documentMigrations } from "./documents/document-tables.js";
import { inboxMigrations } from "./inbox/inbox-tables.js";
import { outboxMigrations } from "./outbox/outbox-tables.js";
import { retentionMigrations } from "./privacy/retention-tables.js";
import { alertMigrations } from "./subscriptions/alert-tables.js";
import { limitsMigrations } from "./shared-limits/touch-keys.js";
import { subscriptionMigrations } from "./subscriptions/subscription-table.js";

/** Of all features. Where two have one number the CMS does not start, and says which is the next. */
export const migrations: readonly Migration[] = [
  ...limitsMigrations,
  ...outboxMigrations,
  ...inboxMigrations,
  ...retentionMigrations,
  ...subscriptionMigrations,
  ...alertMigrations,
  ...appointmentMigrations,
  ...documentMigrations,
];
