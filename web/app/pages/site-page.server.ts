import { data, redirect, type AppLoadContext } from "@remix-run/node";
import {
  AppError,
  errors,
  formatDay,
  valuationStartOf,
  type Article,
  type Page,
  type RouteEntry,
  type SiteTree,
} from "@gevel/config";
import { firstPicture } from "./cms-page/first-picture";
import {
  renderCmsPage,
  islandsOf,
  loadCmsPage,
  cmsPageText,
  type CmsPageContent,
  type CmsPageData,
  type CmsPageText,
} from "./cms-page/cms-page-data.server";
import type { ModuleIslandName } from "~/modules/module-islands";
import { renderProperty } from "~/properties/detail/render-property.server";
import type { ProjectPageData } from "~/projects/project-page-data";
import { loadProject } from "~/projects/project-content.server";
import { renderProject } from "~/projects/project-page.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { searchedList } from "~/properties/query/own-types.server";
import { tidyListAddress } from "~/properties/list/tidy-list-address.server";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import type { PropertyPageData } from "~/properties/detail/property-page-data";
import type { PartContent } from "./listing-part/part-page";
import type { Receipt } from "~/forms/receipt/receipt";
import { textOf } from "~/i18n/text-of.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { formSent } from "~/shell/consent/visit-event";
import type { PageMeta } from "~/shell/head/page-meta";
import { routeMeta, screenMeta } from "~/shell/head/page-meta.server";
import { headOfList } from "./place-page/head-of-list.server";
import { loadPlacePage, type PlacePageContent } from "./place-page/place-page.server";
import { projectMeta, propertyMeta } from "./item-meta.server";
import { projectForm } from "./project-form.server";
import { loadListingForm, loadPrintPage } from "./listing-part/listing-part.server";
import type { NotFoundCode } from "~/shell/errors/failure";
import { slotsParameter } from "~/appointments/slots-parameter";
import type { Missing, Resolved } from "./resolve/resolve-path";
import { withStructured } from "~/shell/structured/draw-structured.server";
import { renderNextSteps } from "./next-steps/render-next-steps.server";
import { renderNearMissing } from "./more-listings/near-missing.server";
import { renderOtherReviews } from "./reviews/render-other-reviews.server";
import { memberForm } from "./member/member-form.server";
import { renderMember } from "./member/render-member.server";
import { receiptAt } from "./thanks/receipt-at.server";
import { structuredArticle } from "./structured/structured-article.server";
import { structuredPage } from "./structured/structured-page.server";

type Content =
  | { kind: "page"; meta: PageMeta; page: CmsPageText; data: CmsPageData; islands: ModuleIslandName[] }
  | PlacePageContent
  | {
      kind: "article";
      meta: PageMeta;
      article: Article;
      others: StaticMarkup | null;
      end: StaticMarkup;
      contactForm: ReturnType<typeof memberForm>;
    }
  | { kind: "property"; meta: PageMeta; property: PropertyPageData }
  | { kind: "part"; meta: PageMeta; part: PartContent }
  | { kind: "project"; meta: PageMeta; project: ProjectPageData; contactForm: ReturnType<typeof projectForm> }
  | { kind: "not-found"; meta: PageMeta; code: NotFoundCode; near: StaticMarkup | null };

const answer = (content: Content, status = 200, headers: Record<string, string> = {}) =>
  data(content, { status, headers });

const noStore = { "cache-control": "no-store" };

/** A page requested with a visitor's address must not be shared. */
const cacheHeaders = ({ searchParams }: URL): Record<string, string> => (valuationStartOf(searchParams) ? noStore : {});

/** One read call for a resolved address. */
export async function loadSitePage(
  context: AppLoadContext,
  resolved: Resolved,
  url: URL,
  cookies: string | null = null,
) {
  const tree = treeOf(context, resolved.language);
  switch (resolved.kind) {
    case "page":
    case "feedback": {
      const page = tree.pages[resolved.route.id];
      if (!page) return notFound(context, tree, "PAGE_NOT_FOUND");
      const list = searchedList(page, context.replica.catalog);
      const tidy = list && tidyListAddress(list, url, context.replica.catalog);
      if (tidy) throw redirect(tidy, 301);
      const content = loadCmsPage(context, page, url, tree);
      const meta = cmsPageMeta(context, tree, resolved.route, page, content);
      const nodes = structuredPage(context, tree, resolved.route, content);
      const receipt = resolved.kind === "feedback" ? await receiptAt(context, resolved, cookies) : null;
      const shown = cmsPageParts(context, page, content, tree, receipt);
      return answer(
        { kind: "page", meta: withStructured(context, tree, meta, nodes), ...shown },
        200,
        receipt ? noStore : cacheHeaders(url),
      );
    }
    case "place":
      return answer(loadPlacePage(context, tree, resolved, url));
    case "article": {
      const article = tree.articles[resolved.route.id];
      if (!article) return notFound(context, tree, "PAGE_NOT_FOUND");
      const { route } = resolved;
      const meta = articleMeta(context, tree, route, article);
      const node = structuredArticle(context, tree, article, { head: meta.head, route });
      const { rendered: end } = renderNextSteps(context, tree, article.kind, route);
      const others = renderOtherReviews(context, tree, article) ?? renderMember(context, tree, article);
      const contactForm = memberForm(context, article, tree.language);
      const shown = { meta: withStructured(context, tree, meta, [node]), article, others, end, contactForm };
      return answer({ kind: "article", ...shown });
    }
    case "not-found":
      return notFound(context, tree, codes[resolved.missing], url.pathname);
    case "property": {
      const property = loadPropertyPage(context, resolved.id, tree.language, url.searchParams);
      if (!property) return notFound(context, tree, "PROPERTY_NOT_FOUND");
      const meta = propertyMeta(context, tree, property);
      return answer(
        { kind: "property", meta, property: renderProperty(context, property, tree.language) },
        property.status,
      );
    }
    case "listing-part":
      return resolved.part === "print"
        ? (loadPrintPage(context, tree, resolved.id) ?? notFound(context, tree, "PROPERTY_NOT_FOUND"))
        : loadListingForm(context, tree, {
            id: resolved.id,
            part: resolved.part,
            withSlots: url.searchParams.has(slotsParameter),
          });
    case "project": {
      const content = loadProject(context, resolved.id, tree.language);
      if (!content) return notFound(context, tree, "PAGE_NOT_FOUND");
      const project = renderProject(context, content, tree.language);
      const contactForm = projectForm(context, content, tree.language);
      return answer({ kind: "project", meta: projectMeta(context, tree, content), project, contactForm });
    }
    case "login":
    case "portal":
    case "favourites":
    case "redirect":
      throw new AppError("UNEXPECTED", `a ${resolved.kind} has a route of its own`);
  }
}

/** A page's content, without the fields that only its meta needs. */
export function cmsPageParts(
  context: AppLoadContext,
  page: Page,
  content: CmsPageContent,
  tree: SiteTree,
  receipt: Receipt | null = null,
) {
  const data = renderCmsPage(context, page, content, tree, receipt);
  return { page: cmsPageText(page), data, islands: islandsOf(data) };
}

const codes: Record<Missing, NotFoundCode> = {
  page: "PAGE_NOT_FOUND",
  property: "PROPERTY_NOT_FOUND",
  project: "PAGE_NOT_FOUND",
  person: "PERSON_NOT_FOUND",
  part: "VIEW_NOT_FOUND",
};

function notFound(context: AppLoadContext, tree: SiteTree, code: NotFoundCode, path = "") {
  const title = textOf(tree.language, errors[code].messageId);
  const meta = screenMeta(context, tree, { title, path: "", canonical: false });
  const near = code === "PROPERTY_NOT_FOUND" ? renderNearMissing(context, tree, path) : null;
  return answer({ kind: "not-found", meta, code, near }, errors[code].status);
}

export function cmsPageMeta(
  context: AppLoadContext,
  tree: SiteTree,
  route: RouteEntry,
  page: Page,
  content: CmsPageContent,
): PageMeta {
  const { modules } = content;
  const { title, description, seo, lang } = page;
  // The page's picture may be a film.
  const image = page.image?.mime.startsWith("image/") ? page.image : firstPicture(content);
  const plain = {
    ...routeMeta(context, tree, route, { title, description, seo, image, lang }),
    ...(page.logo && { logo: page.logo }),
  };
  const [list] = modules.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "search" ? block.data : [])),
  );
  const pageEvent = formSent(route.originalPath);
  const pageData = pageEvent ? { ...plain, pageEvent } : plain;
  const listed = list ? { ...pageData, head: headOfList(context, tree, pageData.head, list) } : pageData;
  const isPart = modules.some(({ blocks }) => blocks.some((block) => block.kind === "reviews" && block.isPart));
  const meta = isPart ? { ...listed, head: { ...listed.head, index: false } } : listed;
  return page.showBreadCrumb && !meta.isHome ? meta : { ...meta, breadcrumbs: [] };
}

export function articleMeta(context: AppLoadContext, tree: SiteTree, route: RouteEntry, article: Article): PageMeta {
  const { title, intro, seo, picture, lang, jobTitle, date } = article;
  const place = jobTitle || (article.kind === "article" && date ? formatDay(date, lang) : "");
  return routeMeta(context, tree, route, {
    title,
    description: intro,
    seo,
    image: picture,
    place,
    lang,
  });
}
