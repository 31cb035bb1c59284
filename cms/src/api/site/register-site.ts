import { createHash } from "node:crypto";
import { lastChangeOf, registerChangeSource } from "@gevel/change-log";
import { inSnapshot } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { reportProgress } from "../../environment/start-progress";
import { recordDocumentChanges, recordOtherChanges, recordSiteChange, siteKind } from "./record-changes";
import { compiledTrees } from "./serve/compiled-trees";

/** Register step of the application. */
export function registerSite(strapi: Core.Strapi): void {
  registerChangeSource(strapi, {
    name: "site",
    kinds: [siteKind],
    read: async () => ({ trees: await compiledTrees(strapi).read() }),
  });
}

/** Bootstrap step, before anything writes content. */
export async function bootstrapSite(strapi: Core.Strapi): Promise<void> {
  recordDocumentChanges(strapi);
  recordOtherChanges(strapi);
}

/**
 * Last bootstrap step. Compiles the trees before the first request, and records a change if the same content compiles
 * to a different result than at the last start: then this is a newer version of the app.
 */
export async function warmSite(strapi: Core.Strapi): Promise<void> {
  reportProgress(strapi, "compiling the site");
  const store = strapi.store({ type: "core", name: "gevel", key: "site_at_start" });
  const fingerprint = async () => {
    const [change, trees] = await inSnapshot(strapi, async () => [
      await lastChangeOf(strapi, siteKind),
      await compiledTrees(strapi).read(),
    ]);
    return `${change} ${createHash("sha256").update(JSON.stringify(trees)).digest("hex")}`;
  };
  if ((await store.get({})) === (await fingerprint())) return;
  await recordSiteChange(strapi);
  await store.set({ value: await fingerprint() });
}
