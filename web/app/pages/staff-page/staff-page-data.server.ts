import type { Page, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { drawOffices } from "~/shell/offices/draw-offices.server";
import type { DrawnMarkup } from "~/islands/drawn";
import { loadBanner, type BannerContent } from "~/modules/banner/banner-content.server";
import { moduleContent } from "~/modules/data/module-content.server";
import type { ModuleContent } from "~/modules/content/items";
import { islandsOfModule, type ModuleIslandName } from "~/modules/module-islands";

export interface StaffPageData {
  banner: BannerContent | null;
  /** Of the contact page. */
  offices: DrawnMarkup | null;
  modules: ModuleContent[];
}

/** Everything a page shows beside its own words: each relation of each module asked for once. */
export function loadStaffPage(
  context: Pick<AppLoadContext, "replica" | "log" | "drawn" | "isDataRequest">,
  page: Page,
  url: URL,
  tree: SiteTree,
): StaffPageData {
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
export function islandsOf({ banner, modules }: StaffPageData): ModuleIslandName[] {
  const [first] = modules;
  const names = [
    ...(banner?.search ? (["searchBox"] as const) : []),
    ...(first ? islandsOfModule(first) : []),
    ...modules.flatMap(islandsOfModule).filter((name) => name === "search"),
  ];
  return [...new Set(names)];
}

/** What the browser needs of a page once its data is loaded: its modules are not sent twice. */
export function staffPageWords(page: Page): StaffPageWords {
  const { lang, title, description, contentHtml, image, showBreadCrumb } = page;
  return { lang, title, description, contentHtml, image, showBreadCrumb };
}

export type StaffPageWords = Pick<Page, "lang" | "title" | "description" | "contentHtml" | "image" | "showBreadCrumb">;
