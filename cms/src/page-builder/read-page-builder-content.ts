import type { Core } from "@strapi/strapi";
import { languageUse } from "../api/site-config/compile-config";
import { readContent } from "../api/site/content/read-content";
import type { PageBuilderContent } from "./page-state";

/** What staff write and what visitors see, of one moment. Call it inside a transaction. */
export async function readPageBuilderContent(strapi: Core.Strapi): Promise<PageBuilderContent> {
  const drafts = await readContent(strapi, "draft");
  const published = await readContent(strapi, "published");
  return { drafts, published, ...languageUse(published.siteConfigs) };
}
