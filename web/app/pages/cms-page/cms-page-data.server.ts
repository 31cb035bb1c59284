import { reviewsOriginalPath, type Page, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderOffices } from "~/shell/offices/render-offices.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { loadBanner, type BannerContent } from "~/modules/banner/banner-content.server";
import { withAgencyContact } from "~/modules/data/form-contact.server";
import { moduleContent } from "~/modules/data/module-content.server";
import type { ModuleContent, RenderedModule } from "~/modules/content/items";
import { withReviews } from "~/modules/reviews/reviews-block.server";
import { islandsOfModule, type ModuleIslandName } from "~/modules/module-islands";
import { renderModule } from "~/modules/views/render-module.server";
import type { OfficeLocation } from "~/properties/map/offices-map";
import { renderNextSteps, type EndOf, type PageEnd } from "../next-steps/render-next-steps.server";
import type { Receipt } from "~/forms/receipt/receipt";
import { renderThanks, type ThanksParts } from "../thanks/render-thanks.server";
import { mainHeading } from "./main-heading";
import { numberedFormId } from "~/forms/form-ids";

/** gives each occurrence of a form on the page an id of its own. */
export function numberForms(modules: readonly ModuleContent[]): ModuleContent[] {
  const times = new Map<string, number>();
  return modules.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => {
      if (block.kind !== "form") return block;
      const time = (times.get(block.form.id) ?? 0) + 1;
      times.set(block.form.id, time);
      const id = numberedFormId(block.form.id, time);
      return { ...block, id, form: { ...block.form, id } };
    }),
  }));
}

/** The content of a page, for all callers. */
export interface CmsPageContent {
  banner: BannerContent | null;
  modules: ModuleContent[];
}

export interface OfficesPart {
  rendered: StaticMarkup;
  /** Offices with known coordinates. */
  places: OfficeLocation[];
}

/** The part of it that the page itself carries. */
export interface CmsPageData {
  banner: BannerContent | null;
  /** On the contact page. */
  offices: OfficesPart | null;
  modules: RenderedModule[];
  /** On a thank-you page. */
  thanks: ThanksParts | null;
  /** The links after the page. */
  end: PageEnd | null;
}

type Context = Pick<
  AppLoadContext,
  "replica" | "siteUrl" | "cookieSecret" | "log" | "rendered" | "isDataRequest" | "leftOut"
>;

const reporter = (context: Context, page: Page) => (error: unknown, moduleId: string) => {
  context.log.error({ err: error, moduleId, pageId: page.id }, "pages: building a module failed, leaving it out");
  context.leftOut = true;
};

/** A page's content besides its own text: each relation of each module is loaded once. */
export function loadCmsPage(context: Context, page: Page, url: URL, tree: SiteTree): CmsPageContent {
  const { language } = tree;
  const report = reporter(context, page);
  const loaded = page.modules.map((module) => moduleContent({ context, url, language, module }, report));
  const modules = withAgencyContact(numberForms(loaded), tree);
  const isReviews = tree.routes.some(({ id, originalPath }) => id === page.id && originalPath === reviewsOriginalPath);
  return {
    banner: loadBanner(context, page, language),
    modules: isReviews ? withReviews(context, tree, { modules, url }) : modules,
  };
}

/** Renders the static parts. A module that cannot be rendered is left out and reported; the others stay. */
export function renderCmsPage(
  context: Context,
  page: Page,
  content: CmsPageContent,
  tree: SiteTree,
  receipt: Receipt | null = null,
): CmsPageData {
  const paths = createPaths(pathTable(tree.routes, tree.language, context.replica.defaultLanguage, context.siteUrl));
  const main = mainHeading(content);
  const modules = content.modules.flatMap((module): RenderedModule[] => {
    try {
      return [renderModule(context, paths, module, main.of === "module" && main.id === module.id ? 1 : 2)];
    } catch (error) {
      reporter(context, page)(error, module.id);
      return [];
    }
  });
  const thanks = isThanks(tree, page) ? renderThanks(context, tree, receipt) : null;
  return {
    banner: content.banner,
    offices: officesPart(context, tree, page),
    modules,
    thanks,
    // Listings to go on with are the next step.
    end: thanks?.listings ? null : pageEnd(context, content, tree, page),
  };
}

const isThanks = ({ routes }: SiteTree, { id }: Pick<Page, "id">) =>
  routes.find((known) => known.id === id)?.type === "feedback";

function officesPart(context: Context, tree: SiteTree, page: Page): OfficesPart | null {
  const rendered = renderOffices(context, tree, page);
  const places = tree.config.offices.flatMap(({ name, city, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name: name || city, latitude, longitude }],
  );
  return rendered && { rendered, places };
}

/**
 * Thank-you pages and pages to read (people, reviews, anything else) end with links. A page with a form or list has its
 * own next step, and a page of text alone, such as a legal one, sells nothing.
 */
function pageEnd(context: Context, content: CmsPageContent, tree: SiteTree, { id }: Page): PageEnd | null {
  const route = tree.routes.find((known) => known.id === id);
  const of = isThanks(tree, { id }) ? "thanks" : endOf(content);
  return of && renderNextSteps(context, tree, of, route);
}

function endOf({ modules }: Pick<CmsPageContent, "modules">): EndOf | null {
  const blocks = modules.flatMap((module) => module.blocks);
  const items = blocks.flatMap((block) => (block.kind === "items" ? block.items : []));
  if (blocks.some(({ kind }) => kind === "reviews") && !blocks.some(({ kind }) => kind === "form")) return "review";
  if (items.length === 0 || blocks.some(({ kind }) => kind !== "items")) return null;
  if (items.some(({ kind }) => kind === "person")) return "team";
  return items.some(({ kind }) => kind === "quote") ? "review" : "article";
}

/** The islands at the top of a page: the browser loads them before hydration, and others when they are near. */
export function islandsOf({ banner, modules }: CmsPageData): ModuleIslandName[] {
  const [first] = modules;
  const names = [
    ...(banner ? (["banner"] as const) : []),
    ...(banner?.search ? (["searchBox"] as const) : banner?.valuation ? (["valuation"] as const) : []),
    ...(first ? islandsOfModule(first) : []),
    ...modules.flatMap(islandsOfModule).filter((name) => name === "search"),
  ];
  return [...new Set(names)];
}

/** The page fields the browser needs once the data is loaded: its modules are not sent twice. */
export function cmsPageText(page: Page): CmsPageText {
  const { lang, title, description, contentHtml, image, showBreadCrumb } = page;
  return { lang, title, description, contentHtml, image, showBreadCrumb };
}

export type CmsPageText = Pick<Page, "lang" | "title" | "description" | "contentHtml" | "image" | "showBreadCrumb">;
