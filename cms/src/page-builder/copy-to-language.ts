import type { CopyToLanguage, CopyToLanguageResponse } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { copyEntry, documentsIn } from "./copy-entry";
import { readPageBuilderContent } from "./read-page-builder-content";
import { rejectWith } from "./reject-with";
import { missingIn, copyProblem } from "./copy-problem";

/** What a list of modules is with those put in that another language lists, each after the one before it there. */
export function withNewModules(own: readonly string[], other: readonly string[], made: readonly string[]): string[] {
  const result = [...own];
  let place = 0;
  for (const id of other) {
    const at = result.indexOf(id);
    if (at >= 0) place = at + 1;
    else if (made.includes(id)) result.splice(place++, 0, id);
  }
  return result;
}

/**
 * A page, its modules and its entry of the menu go into another language as drafts; what is there already stays as it is.
 * All of it or nothing.
 */
export async function copyToLanguage(
  strapi: Core.Strapi,
  id: string,
  { from, to, words }: CopyToLanguage,
): Promise<CopyToLanguageResponse> {
  return inTransaction(strapi, async () => {
    const content = await readPageBuilderContent(strapi);
    const request = { id, from, to };
    rejectWith(copyProblem(request, content));
    const missing = missingIn(request, content);
    const known = documentsIn(to, content.drafts);
    const copy = { from, to, known };
    for (const module of missing.modules) {
      const title = words.modules[module];
      await copyEntry(strapi, { ...copy, uid: "api::module.module", id: module, words: title ? { title } : {} });
      known.add(module);
    }
    const { pages } = content.drafts;
    if (missing.page) {
      const { path, ...texts } = words.page;
      const pageTexts = { ...texts, ...(path === undefined ? {} : { path }) };
      await copyEntry(strapi, { ...copy, uid: "api::page.page", id, words: pageTexts });
      known.add(id);
    } else if (missing.modules.length > 0) {
      const [own, other] = [pages.get(id, to)?.modules ?? [], pages.get(id, from)?.modules ?? []];
      const modules = withNewModules(own, other, missing.modules);
      await strapi.documents("api::page.page").update({ documentId: id, locale: to, data: { modules } });
    }
    if (missing.menu !== null) {
      const title = words.page.title ?? pages.get(id, to)?.title;
      await copyEntry(strapi, {
        ...{ ...copy, uid: "api::menu.menu" as const, id: missing.menu },
        words: title ? { name: title, title } : {},
      });
    }
    return { page: missing.page, modules: missing.modules.length, menu: missing.menu !== null };
  });
}
