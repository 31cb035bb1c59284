import type { Language, PageBuilderSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import type { SiteContent } from "../api/site/site-content";
import { readContent } from "../api/site/content/read-content";
import type { Version } from "../content/row-fields";
import { languageUse } from "../api/site-config/compile-config";
import { usesOf } from "../api/site/uses";

/** The documents that have a version in a language. */
function documentsIn(language: Language, content: SiteContent): Set<string> {
  const types: { ids(): string[]; get(id: string, language: Language): Version | null }[] = Object.values(content);
  return new Set(types.flatMap((documents) => documents.ids().filter((id) => documents.get(id, language) !== null)));
}

export const pageBuilderSources = (strapi: Core.Strapi): PageBuilderSources => ({
  async readContent() {
    const drafts = await readContent(strapi, "draft");
    const published = await readContent(strapi, "published");
    return {
      ...{ drafts, published, ...languageUse(published.siteConfigs) },
      documentsIn: (language) => documentsIn(language, drafts),
    };
  },
  async usesOf(id) {
    const drafts = await readContent(strapi, "draft");
    const published = await readContent(strapi, "published");
    return [...usesOf(id, drafts), ...usesOf(id, published)].map(({ by, ...use }) => ({
      ...use,
      type: siteContentTypes[by].uid,
    }));
  },
});
