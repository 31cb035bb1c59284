import type { Page, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { drawOffices } from "~/shell/offices/draw-offices.server";
import type { DrawnMarkup } from "~/islands/drawn";
import { loadBanner, type BannerContent } from "~/modules/banner/banner-content.server";
import { moduleContent } from "~/modules/data/module-content.server";
import { numberForms } from "~/modules/data/number-forms";
import type { ModuleContent, ShownModule } from "~/modules/content/items";
import { islandsOfModule, type ModuleIslandName } from "~/modules/module-islands";
import { shownModule } from "~/modules/views/shown-module.server";
import type { OfficePlace } from "~/properties/map/offices-map";
import { drawNextSteps, type EndOf, type PageEnd } from "../next-steps/draw-next-steps.server";
import { mainHeading } from "./main-heading";

/** What a page shows, for all who ask what stands on it. */
export interface StaffPageContent {
  banner: BannerContent | null;
  modules: ModuleContent[];
}

export interface OfficesPart {
  drawn: DrawnMarkup;
  /** Those whose place on a map is known. */
  places: OfficePlace[];
}

/** What the page itself carries of it. */
export interface StaffPageData {
  banner: BannerContent | null;
  /** Of the contact page. */
  offices: OfficesPart | null;
  modules: ShownModule[];
  /** Where one is led on from it. */
  end: PageEnd | null;
}

type Context = Pick<AppLoadContext, "replica" | "siteUrl" | "log" | "drawn" | "isDataRequest" | "leftOut">;

const reporter = (context: Context, page: Page) => (error: unknown, moduleId: string) => {
  context.log.error({ err: error, moduleId, pageId: page.id }, "a module could not be made");
  context.leftOut = true;
};

/** Everything a page shows beside its own words: each relation of each module asked for once. */
export function loadStaffPage(context: Context, page: Page, url: URL, tree: SiteTree): StaffPageContent {
  const { language } = tree;
  const report = reporter(context, page);
  return {
    banner: loadBanner(context, page, language),
    modules: numberForms(page.modules.map((module) => moduleContent({ context, url, language, module }, report))),
  };
}

/** Draws what stands still. A module that cannot be drawn is left out and reported; the others stay. */
export function drawStaffPage(context: Context, page: Page, content: StaffPageContent, tree: SiteTree): StaffPageData {
  const paths = createPaths(pathTable(tree.routes, tree.language, context.replica.defaultLanguage, context.siteUrl));
  const main = mainHeading(content);
  const modules = content.modules.flatMap((module): ShownModule[] => {
    try {
      return [shownModule(context, paths, module, main.of === "module" && main.id === module.id ? 1 : 2)];
    } catch (error) {
      reporter(context, page)(error, module.id);
      return [];
    }
  });
  return {
    banner: content.banner,
    offices: officesPart(context, tree, page),
    modules,
    end: pageEnd(context, content, tree, page),
  };
}

function officesPart(context: Context, tree: SiteTree, page: Page): OfficesPart | null {
  const drawn = drawOffices(context, tree, page);
  const places = tree.config.offices.flatMap(({ name, city, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name: name || city, latitude, longitude }],
  );
  return drawn && { drawn, places };
}

/**
 * A page that answers a form that was sent leads on, and so does one that is read: of people, of what clients say, of
 * anything else. One that has a form or a list itself has where to go, and a page of words alone, as a law asks for, sells nothing.
 */
function pageEnd(context: Context, content: StaffPageContent, tree: SiteTree, { id }: Page): PageEnd | null {
  const route = tree.routes.find((known) => known.id === id);
  const of = route?.type === "feedback" ? "thanks" : endOf(content);
  return of && drawNextSteps(context, tree, of, route);
}

function endOf({ modules }: Pick<StaffPageContent, "modules">): EndOf | null {
  const blocks = modules.flatMap((module) => module.blocks);
  const items = blocks.flatMap((block) => (block.kind === "items" ? block.items : []));
  if (items.length === 0 || blocks.some(({ kind }) => kind !== "items")) return null;
  if (items.some(({ kind }) => kind === "person")) return "team";
  return items.some(({ kind }) => kind === "quote") ? "review" : "article";
}

/** The islands at the top of a page: the browser loads them before it takes over, and others when near. */
export function islandsOf({ banner, modules }: StaffPageData): ModuleIslandName[] {
  const [first] = modules;
  const names = [
    ...(banner ? (["banner"] as const) : []),
    ...(banner?.search ? (["searchBox"] as const) : banner?.valuation ? (["valuation"] as const) : []),
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
