import type { Page, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { drawOffices } from "~/shell/offices/draw-offices.server";
import type { DrawnPart } from "~/islands/drawn";
import { loadBanner, type BannerContent } from "~/modules/banner/banner-content.server";
import { moduleContent } from "~/modules/data/module-content.server";
import type { ModuleContent } from "~/modules/content/items";
import { islandsOfModule, type ModuleIslandName } from "~/modules/module-islands";

export interface PageData {
  banner: BannerContent | null;
  /** Of the contact page. */
  offices: DrawnPart | null;
  modules: ModuleContent[];
}

/** Everything a page shows beside its own words: each relation of each module asked for once. */
export function loadPageData(
  context: Pick<AppLoadContext, "replica" | "log" | "drawn" | "isDataRequest">,
  page: Page,
  url: URL,
  tree: SiteTree,
): PageData {
  const report = (error: unknown, moduleId: string) =>
    context.log.error({ err: error, moduleId, pageId: page.id }, "a module could not be loaded");
  const { language } = tree;
  return {
    banner: loadBanner(context, page, language),
    offices: drawOffices(context, tree, page),
    modules: page.modules.map((module) => moduleContent({ context, url, language, module }, report)),
  };
}

/** The islands at the top of a page: the browser loads them before it takes over, and others when near. */
export function islandsOf({ banner, modules }: PageData): ModuleIslandName[] {
  const [first] = modules;
  const names = [
    ...(banner?.search ? (["searchBox"] as const) : []),
    ...(first ? islandsOfModule(first) : []),
    ...modules.flatMap(islandsOfModule).filter((name) => name === "search"),
  ];
  return [...new Set(names)];
}

/** What the browser needs of a page once its data is loaded: its modules are not sent twice. */
export function pageWords(page: Page): PageWords {
  const { lang, title, description, contentHtml, image, showBreadCrumb } = page;
  return { lang, title, description, contentHtml, image, showBreadCrumb };
}

export type PageWords = Pick<Page, "lang" | "title" | "description" | "contentHtml" | "image" | "showBreadCrumb">;
