import type { Core } from "@strapi/strapi";
import env from "../environment/env";
import { seedContent } from "../seed";
import { addUpgradeContent, recordUpgradeContent } from "../seed/upgrades/add-upgrade-content";
import { interruptedUploads } from "../seed/write/interrupted-uploads";
import { createDemoAccounts, allowIntegratorHistoryImport } from "./demo-accounts";
import { runOnce } from "./run-once";
import { createLocales } from "./locales";
import { setUpMarketingRole } from "./marketing-role";
import { strapiService } from "./strapi-services";
import { allowOwnersToEndSessions, openPortal, openReports, setUpVisitorAccounts } from "./visitor-accounts";

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const [staff, pages] = await Promise.all([
    strapi.db.query("admin::user").count(),
    strapi.db.query("api::page.page").count(),
  ]);
  return staff + pages === 0;
}

/**
 * What a database gets without a click (CMS-7). Each part is done once in the life of a database, whole or not at all;
 * the start lock keeps other instances away meanwhile.
 */
export async function firstStart(strapi: Core.Strapi): Promise<void> {
  const empty = await isEmpty(strapi);
  // Strapi drops rights that apply to nothing page by page and skips some, as its pages shift: a second time finds them.
  await runOnce(strapi, "rights", () => strapiService(strapi, "admin::permission").cleanPermissionsInDatabase());
  await runOnce(strapi, "locales", () => createLocales(strapi));
  await runOnce(strapi, "visitor-accounts", () => setUpVisitorAccounts(strapi));
  await runOnce(strapi, "owners end sessions", () => allowOwnersToEndSessions(strapi));
  await runOnce(strapi, "owner-portal", () => openPortal(strapi));
  await runOnce(strapi, "owner-reports", () => openReports(strapi));
  await setUpMarketingRole(strapi, { isFirstStart: empty });
  if (empty && env.SEED !== "demo") return;
  const uploads = interruptedUploads(env.DATA_DIR);
  if (empty) {
    uploads.clear();
    await runOnce(strapi, "demo", async () => {
      await createDemoAccounts(strapi, env.DATA_DIR);
      await seedContent(strapi);
      await recordUpgradeContent(strapi);
    });
  }
  uploads.forget();
  await runOnce(strapi, "integrator-history", () => allowIntegratorHistoryImport(strapi));
  await addUpgradeContent(strapi);
}
