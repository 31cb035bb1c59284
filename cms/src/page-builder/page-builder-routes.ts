import {
  AppError,
  entryUsagesSchema,
  copyToLanguageResponseSchema,
  copyToLanguageSchema,
  addToMenuResponseSchema,
  moduleRowsQuerySchema,
  moduleRowsSchema,
  pageStateSchema,
  publishPageResponseSchema,
  publishPageSchema,
  type Language,
  languages,
  type ModuleRow,
} from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { siteContentTypes } from "../api/content-types";
import { usesOf } from "../referential-integrity/uses";
import { copyToLanguage } from "./copy-to-language";
import {
  pageState,
  menuEntryOf,
  modulesOf,
  readPageBuilderContent,
  isUntranslated,
  stateIn,
  type BothStates,
} from "./read-page-builder-content";
import { entryOf, staffHandler, type StaffContext } from "./staff-handler";
import { requirePermissions, type Right } from "./staff-rights";
import { isGone, notWritten } from "./page-builder-messages";
import { nameModule } from "./name-module";
import { rejectWith } from "./reject-with";
import type { SiteContent, RowOf } from "../api/site/site-content";

type Row = RowOf<"modules">;

const kindsOf = ({ relations }: Row): string[] =>
  relations.map((relation) => ("own" in relation ? `relation.${relation.own.type}` : relation.kind));

const textsOf = ({ title, description }: Row) => ({ title, description });

interface Asked {
  language: Language;
  defaultLanguage: Language;
}

/** Every module as the rows of a page's form show it. */
export function moduleRows(modules: BothStates<Row>, { language, defaultLanguage }: Asked): ModuleRow[] {
  const { drafts } = modules;
  return drafts.ids().flatMap((id) => {
    const [first] = drafts.versions(id);
    const shown = drafts.show(id, language, defaultLanguage)?.row ?? first;
    if (shown === undefined) return [];
    const inDefault = drafts.get(id, defaultLanguage);
    return [
      {
        id,
        title: shown.title,
        name: shown.name,
        view: shown.view,
        kinds: kindsOf(shown),
        languages: languages.flatMap((one) => {
          const [version, state] = [drafts.get(id, one), stateIn(modules, id, one)];
          if (version === null || state === null) return [];
          const isCopy = one !== defaultLanguage && inDefault !== null;
          const untranslated = isCopy && isUntranslated(textsOf(version), textsOf(inDefault));
          return [{ language: one, state, untranslated }];
        }),
        changedAt: shown.updatedAt,
      },
    ];
  });
}

/** As in the first content: leaves numbers for an entry between two. */
const step = 10;

/** After all entries at the top, of whatever language. */
export function nextSort({ menus }: Pick<SiteContent, "menus">): number {
  const top = menus.ids().flatMap((id) => menus.versions(id).filter(({ parent }) => parent === null));
  return Math.max(0, ...top.map(({ sort }) => sort)) + step;
}

/** An entry at the end of the menu that opens a page, in each language that the page has; seen where the page is. */
async function addToMenu(strapi: Core.Strapi, id: string): Promise<{ id: string }> {
  return inTransaction(strapi, async () => {
    const { drafts, published } = await readPageBuilderContent(strapi);
    const versions = drafts.pages.versions(id);
    rejectWith(versions.length === 0 ? isGone : null);
    const known = menuEntryOf(id, drafts);
    if (known !== null) return { id: known };
    const menus = strapi.documents("api::menu.menu");
    const shared = { sort: nextSort(drafts), type: "page" as const, isHaveSubMenu: false, page: id };
    let entry: string | null = null;
    for (const { locale, title } of versions) {
      const data = { ...shared, name: title, title };
      const { documentId }: { documentId: string } =
        entry === null
          ? await menus.create({ locale, data })
          : ((await menus.update({ documentId: entry, locale, data })) ?? { documentId: entry });
      entry = documentId;
      if (published.pages.get(id, locale)) await menus.publish({ documentId, locale });
    }
    return { id: entry ?? id };
  });
}

/**
 * Publishes a page in a language with what it cannot be seen without: those of its modules, and its entry of the menu, that were
 * never published there. What was live and has been changed since stays as it is. All of it or nothing.
 */
async function publishWithModules(strapi: Core.Strapi, id: string, language: Language) {
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

const pageUid = "api::page.page";
const moduleUid = "api::module.module";
const menuUid = "api::menu.menu";
const noInput = z.object({});

const onEach = (action: Right["action"], uids: readonly UID.ContentType[], language?: string): Right[] =>
  uids.map((uid) => ({ action, uid, ...(language !== undefined && { language }) }));

const handlers = (strapi: Core.Strapi) => ({
  moduleRows: staffHandler(
    strapi,
    { input: moduleRowsQuerySchema, from: "query", output: moduleRowsSchema },
    async ({ language }, ctx) => {
      requirePermissions(strapi, ctx, onEach("read", [moduleUid]));
      const { drafts, published, defaultLanguage } = await inTransaction(strapi, () => readPageBuilderContent(strapi));
      return moduleRows({ drafts: drafts.modules, published: published.modules }, { language, defaultLanguage });
    },
  ),
  uses: staffHandler(strapi, { input: noInput, from: "query", output: entryUsagesSchema }, async (_, ctx) => {
    requirePermissions(strapi, ctx, onEach("read", [pageUid, moduleUid]));
    const id = entryOf(ctx);
    const { drafts, published } = await inTransaction(strapi, () => readPageBuilderContent(strapi));
    const uses = [...usesOf(id, drafts), ...usesOf(id, published)].map(({ by, ...use }) => ({
      ...use,
      type: siteContentTypes[by].uid,
    }));
    return [...new Map(uses.map((use) => [use.id, use])).values()];
  }),
  pageState: staffHandler(strapi, { input: noInput, from: "query", output: pageStateSchema }, async (_, ctx) => {
    requirePermissions(strapi, ctx, onEach("read", [pageUid]));
    const state = pageState(entryOf(ctx), await inTransaction(strapi, () => readPageBuilderContent(strapi)));
    if (state === null) throw new AppError("PAGE_NOT_FOUND", "there is no such page");
    return state;
  }),
  copyToLanguage: staffHandler(
    strapi,
    { input: copyToLanguageSchema, from: "body", output: copyToLanguageResponseSchema },
    async (request, ctx) => {
      requirePermissions(strapi, ctx, onEach("create", [pageUid, moduleUid, menuUid], request.to));
      return copyToLanguage(strapi, entryOf(ctx), request);
    },
  ),
  publish: staffHandler(
    strapi,
    { input: publishPageSchema, from: "body", output: publishPageResponseSchema },
    async ({ language }, ctx) => {
      requirePermissions(strapi, ctx, onEach("publish", [pageUid, moduleUid, menuUid], language));
      return publishWithModules(strapi, entryOf(ctx), language);
    },
  ),
  addToMenu: staffHandler(strapi, { input: noInput, from: "body", output: addToMenuResponseSchema }, async (_, ctx) => {
    requirePermissions(strapi, ctx, [...onEach("create", [menuUid]), ...onEach("publish", [menuUid])]);
    return addToMenu(strapi, entryOf(ctx));
  }),
});

const info = { pluginName: "admin" };
const config = { policies: ["admin::isAuthenticatedAdmin"] };

/** The routes of the page builder; each handler requires its own permissions. */
export function registerPageBuilderRoutes(strapi: Core.Strapi): void {
  const {
    moduleRows: rows,
    uses,
    pageState: state,
    copyToLanguage: language,
    publish,
    addToMenu: opens,
  } = handlers(strapi);
  const route = (method: "GET" | "POST", path: string, handler: (ctx: StaffContext) => Promise<void>) => ({
    ...{ method, path: `/page-building${path}`, handler },
    ...{ info, config },
  });
  strapi.admin.routes["page-building"] = {
    type: "admin",
    routes: [
      route("GET", "/modules", rows),
      route("GET", "/uses/:id", uses),
      route("GET", "/pages/:id", state),
      route("POST", "/pages/:id/language", language),
      route("POST", "/pages/:id/publish", publish),
      route("POST", "/pages/:id/menu", opens),
    ],
  };
}
