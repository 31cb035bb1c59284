import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import { pageModuleDocuments } from "../api/page/first-content/page-documents";
import { reportProgress } from "../environment/start-progress";
import env from "../environment/env";
import { References } from "../content/first-content/references";
import { firstContent } from "./first-content";
import { uploadPictures } from "./write/upload-pictures";
import { createDocuments, publishDocuments, updateDocuments } from "./write/write-documents";

/**
 * The content of the first start (CMS-7): pages, modules, menus and all they show, in Dutch, French, English and, but
 * for law, German. Does nothing where there is a page already. All of it is one transaction, so that a first start that
 * is killed leaves nothing behind and the next one seeds the whole.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query("api::page.page").count()) > 0) return;
  await strapi.db.transaction(async () => {
    const references = new References(await uploadPictures(strapi, join(env.DATA_DIR, "seed-pictures")), firstContent);
    const made = Object.values(siteContentTypes).flatMap((type) => type.firstContent(references));
    const modulesOfPages = pageModuleDocuments(references);
    const of = made.length + modulesOfPages.length + made.filter(({ published }) => published !== false).length;
    let done = 0;
    const written = () => reportProgress(strapi, "creating content", { done: (done += 1), of });
    await createDocuments(strapi, made, references, written);
    await updateDocuments(strapi, modulesOfPages, references, written);
    // Modules refer to lists that link to pages that show modules: in any order, some relation is published before its
    // target. The site reads the draft's relations for that reason (api/site/content/choose-versions.ts).
    await publishDocuments(strapi, made, references, written);
  });
}
