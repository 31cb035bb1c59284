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
} from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { siteContentTypes } from "../api/content-types";
import { usesOf } from "../referential-integrity/uses";
import { copyToLanguage } from "./copy-to-language";
import { addToMenu } from "./add-to-menu";
import { moduleRows } from "./module-rows";
import { pageState } from "./page-state";
import { publishWithModules } from "./publish-with-modules";
import { readPageBuilderContent } from "./read-page-builder-content";
import { entryOf, staffHandler, type StaffContext } from "./staff-handler";
import { requirePermissions, type Right } from "./staff-rights";

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

/** What the admin asks while pages are built; each handler asks for its own rights. */
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
