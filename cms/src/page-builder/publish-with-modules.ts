import type { Language } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { isGone, notWritten } from "./page-builder-messages";
import { nameModule } from "./name-module";
import { menuEntryOf, modulesOf } from "./page-state";
import { readPageBuilderContent } from "./read-page-builder-content";
import { rejectWith } from "./reject-with";

/**
 * Publishes a page in a language with what it cannot be seen without: those of its modules, and its entry of the menu, that were
 * never published there. What was live and has been changed since stays as it is. All of it or nothing.
 */
export async function publishWithModules(strapi: Core.Strapi, id: string, language: Language) {
  return inTransaction(strapi, async () => {
    const { drafts, published } = await readPageBuilderContent(strapi);
    rejectWith(drafts.pages.versions(id).length === 0 ? isGone : null);
    rejectWith(drafts.pages.get(id, language) === null ? notWritten(language) : null);
    const modules = modulesOf(id, language, drafts).filter((module) => !published.modules.get(module, language));
    for (const module of modules) {
      const { title = "", name = "" } = drafts.modules.get(module, language) ?? {};
      await strapi
        .documents("api::module.module")
        .publish({ documentId: module, locale: language })
        .catch((cause: unknown) => nameModule(title || name, cause));
    }
    await strapi.documents("api::page.page").publish({ documentId: id, locale: language });
    const menu = menuEntryOf(id, drafts);
    const opens = menu !== null && drafts.menus.get(menu, language) !== null && !published.menus.get(menu, language);
    if (opens) await strapi.documents("api::menu.menu").publish({ documentId: menu, locale: language });
    return { modules: modules.length, menu: opens };
  });
}
