import type { Core } from "@strapi/strapi";
import env from "../environment/env";
import { seedContent } from "../seed";
import { addLaterContent, recordLaterContent } from "../seed/later/add-later-content";
import { halfUploads } from "../seed/write/half-uploads";
import { createDemoAccounts, letIntegratorImportHistory } from "./demo-accounts";
import { doneOnce } from "./done-once";
import { createLocales } from "./locales";
import { setUpMarketingRole } from "./marketing-role";
import { strapiService } from "./strapi-services";
import { letOwnersEndSessions, openPortal, openReports, setUpVisitorAccounts } from "./visitor-accounts";

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
  await doneOnce(strapi, "rights", () => strapiService(strapi, "admin::permission").cleanPermissionsInDatabase());
  await doneOnce(strapi, "locales", () => createLocales(strapi));
  await doneOnce(strapi, "visitor-accounts", () => setUpVisitorAccounts(strapi));
  await doneOnce(strapi, "owners end sessions", () => letOwnersEndSessions(strapi));
  await doneOnce(strapi, "owner-portal", () => openPortal(strapi));
  await doneOnce(strapi, "owner-reports", () => openReports(strapi));
  await setUpMarketingRole(strapi, { isFirstStart: empty });
  if (empty && env.SEED !== "demo") return;
  const uploads = halfUploads(env.DATA_DIR);
  if (empty) {
    uploads.clear();
    await doneOnce(strapi, "demo", async () => {
      await createDemoAccounts(strapi, env.DATA_DIR);
      await seedContent(strapi);
      await recordLaterContent(strapi);
    });
  }
  uploads.forget();
  await doneOnce(strapi, "integrator-history", () => letIntegratorImportHistory(strapi));
  await addLaterContent(strapi);
}
