import type { Language, RouteEntry } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { articleRow } from "../../article/article-row";
import type { LanguageUse } from "../../site-config/compile-config";
import { compileRoutes } from "../compile/compile-routes";
import type { Status } from "../../../content/choose-versions";
import { storedVersions } from "../../../content/stored-versions";
import { pageRow } from "../../page/page-row";

interface ShownVersion {
  title: string;
  /** The language it is really in. */
  lang: Language;
}

export interface SiteRoutes {
  routes: readonly RouteEntry[];
  /** The version of a page or article that a language shows. */
  shown(id: string, language: Language): ShownVersion | null;
}

/** ROUTE-6: every page and article with its addresses, from what is stored now. */
export async function siteRoutes(strapi: Core.Strapi, status: Status, use: LanguageUse): Promise<SiteRoutes> {
  const fields = ["title", "path", "originalPath"];
  const populate = { parent: { select: ["documentId"] } };
  const [pages, articles] = [
    await storedVersions(strapi, status, {
      ...{ uid: "api::page.page", row: pageRow, populate },
      fields: [...fields, "type"],
    }),
    await storedVersions(strapi, status, { uid: "api::article.article", row: articleRow, fields, populate }),
  ];
  return {
    routes: compileRoutes({ content: { pages, articles }, ...use, reportProblem: () => {} }),
    shown: (id, language) => {
      const found = pages.show(id, language, use.defaultLanguage) ?? articles.show(id, language, use.defaultLanguage);
      return found && { title: found.row.title, lang: found.lang };
    },
  };
}
