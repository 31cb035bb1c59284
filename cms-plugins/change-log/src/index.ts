import { registerMigrations } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { settingsSchema } from "./change-log-settings.js";
import { changeMigrations } from "./changes/change-tables.js";
import { deltaController } from "./delta/delta-controller.js";

export { type ChangeKind } from "./changes/change.js";
export { appendChange, appendChanges, lockChanges } from "./changes/append-change.js";
export { markAsBaseline, readBaseline } from "./changes/baseline.js";
export { currentRevision, keysOfKind, lastChangeOf, readChanges } from "./changes/read-changes.js";
export { readChangeBatch, type ChangeBatch } from "./changes/read-change-batch.js";
export {
  registerChangeSource,
  type DeltaPart,
  type DeltaRequest,
  type ChangeSource,
} from "./changes/change-sources.js";
export { isReplicaSecret, requireReplica } from "./replica/require-replica.js";

/**
 * The plugin and its exports for other plugins are one module, so that the route sees the sources they register. `auth:
 * false`: the action checks the replica's secret itself, without reading roles for every poll.
 */
export default {
  config: { default: {}, validator: (config: unknown) => void settingsSchema.parse(config) },
  controllers: { delta: deltaController },
  routes: {
    "content-api": {
      type: "content-api",
      routes: [{ method: "GET", path: "/site/feed", handler: "delta.read", config: { auth: false, prefix: "" } }],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    registerMigrations(strapi, { plugin: "change-log", migrations: changeMigrations });
  },
};
