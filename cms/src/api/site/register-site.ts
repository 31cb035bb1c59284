import { createHash } from "node:crypto";
import { configureKit, ensureChangeTables, inSnapshot, lastChangeOf } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import env from "../../environment/env";
import { recordDocumentChanges, recordOtherChanges, recordSiteChange } from "./record-changes";
import { compiledTrees } from "./serve/compiled-trees";

/** Register step of the application. */
export function registerSite(strapi: Core.Strapi): void {
  configureKit(strapi, { replicaSecret: env.REPLICA_SECRET, noticeUrls: env.SITE_NOTICE_URLS });
}

/** Bootstrap step, before anything writes content. */
export async function bootstrapSite(strapi: Core.Strapi): Promise<void> {
  await ensureChangeTables(strapi);
  recordDocumentChanges(strapi);
  recordOtherChanges(strapi);
}

/**
 * Last bootstrap step. Compiles the trees ahead of the first question, and makes a change of it when the same content
 * compiles to something else than at the last start: then this is a newer version of the house.
 */
export async function warmSite(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "gevel", key: "site_at_start" });
  const fingerprint = async () => {
    const [change, trees] = await inSnapshot(strapi, async () => [
      await lastChangeOf(strapi, "site"),
      await compiledTrees(strapi).read(),
    ]);
    return `${change} ${createHash("sha256").update(JSON.stringify(trees)).digest("hex")}`;
  };
  if ((await store.get({})) === (await fingerprint())) return;
  await recordSiteChange(strapi);
  await store.set({ value: await fingerprint() });
}
