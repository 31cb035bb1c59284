import {
  AppError,
  entryUsesSchema,
  intoLanguageAnswerSchema,
  intoLanguageSchema,
  intoMenuAnswerSchema,
  moduleRowsQuerySchema,
  moduleRowsSchema,
  pageStateSchema,
  publishWholeAnswerSchema,
  publishWholeSchema,
} from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { siteContentTypes } from "../api/content-types";
import { usesOf } from "../guards/uses";
import { intoLanguage } from "./into-language";
import { intoMenu } from "./into-menu";
import { moduleRows } from "./module-rows";
import { pageState } from "./page-state";
import { publishWhole } from "./publish-whole";
import { readBuilt } from "./read-built";
import { entryOf, staffHandler, type StaffContext } from "./staff-handler";
import { demand, type Right } from "./staff-rights";

const pageUid = "api::page.page";
const moduleUid = "api::module.module";
const menuUid = "api::menu.menu";
const nothing = z.object({});

const onEach = (action: Right["action"], uids: readonly UID.ContentType[], language?: string): Right[] =>
  uids.map((uid) => ({ action, uid, ...(language !== undefined && { language }) }));

const handlers = (strapi: Core.Strapi) => ({
  moduleRows: staffHandler(
    strapi,
    { input: moduleRowsQuerySchema, from: "query", output: moduleRowsSchema },
    async ({ language }, ctx) => {
      demand(strapi, ctx, onEach("read", [moduleUid]));
      const { drafts, published, defaultLanguage } = await inTransaction(strapi, () => readBuilt(strapi));
      return moduleRows({ drafts: drafts.modules, published: published.modules }, { language, defaultLanguage });
    },
  ),
  uses: staffHandler(strapi, { input: nothing, from: "query", output: entryUsesSchema }, async (_, ctx) => {
    demand(strapi, ctx, onEach("read", [pageUid, moduleUid]));
    const id = entryOf(ctx);
    const { drafts, published } = await inTransaction(strapi, () => readBuilt(strapi));
    const uses = [...usesOf(id, drafts), ...usesOf(id, published)].map(({ by, ...use }) => ({
      ...use,
      type: siteContentTypes[by].uid,
    }));
    return [...new Map(uses.map((use) => [use.id, use])).values()];
  }),
  pageState: staffHandler(strapi, { input: nothing, from: "query", output: pageStateSchema }, async (_, ctx) => {
    demand(strapi, ctx, onEach("read", [pageUid]));
    const state = pageState(entryOf(ctx), await inTransaction(strapi, () => readBuilt(strapi)));
    if (state === null) throw new AppError("PAGE_NOT_FOUND", "there is no such page");
    return state;
  }),
  intoLanguage: staffHandler(
    strapi,
    { input: intoLanguageSchema, from: "body", output: intoLanguageAnswerSchema },
    async (asked, ctx) => {
      demand(strapi, ctx, onEach("create", [pageUid, moduleUid, menuUid], asked.to));
      return intoLanguage(strapi, entryOf(ctx), asked);
    },
  ),
  publish: staffHandler(
    strapi,
    { input: publishWholeSchema, from: "body", output: publishWholeAnswerSchema },
    async ({ language }, ctx) => {
      demand(strapi, ctx, onEach("publish", [pageUid, moduleUid, menuUid], language));
      return publishWhole(strapi, entryOf(ctx), language);
    },
  ),
  intoMenu: staffHandler(strapi, { input: nothing, from: "body", output: intoMenuAnswerSchema }, async (_, ctx) => {
    demand(strapi, ctx, [...onEach("create", [menuUid]), ...onEach("publish", [menuUid])]);
    return intoMenu(strapi, entryOf(ctx));
  }),
});

const info = { pluginName: "admin" };
const config = { policies: ["admin::isAuthenticatedAdmin"] };

/** What the admin asks while pages are built; each handler asks for its own rights. */
export function openBuildingRoutes(strapi: Core.Strapi): void {
  const {
    moduleRows: rows,
    uses,
    pageState: state,
    intoLanguage: language,
    publish,
    intoMenu: opens,
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
