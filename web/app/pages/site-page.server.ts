import { data, redirect, type AppLoadContext } from "@remix-run/node";
import {
  AppError,
  errors,
  listOriginalPaths,
  projectsOriginalPath,
  type Article,
  type Language,
  type Page,
  type RouteEntry,
  type SiteTree,
} from "@gevel/config";
import { firstPicture } from "./staff-page/first-picture";
import { loadPageData, islandsOf, pageWords, type PageData, type PageWords } from "./staff-page/page-data.server";
import type { ModuleIslandName } from "~/modules/module-islands";
import type { PropertyPageData } from "~/properties/detail/property-data";
import { drawProperty, listingTitle } from "~/properties/detail/draw-property.server";
import type { ProjectContent, ProjectPageData } from "~/projects/project-page-data";
import { loadProject } from "~/projects/project-content.server";
import { drawProject } from "~/projects/project-page.server";
import { readProject } from "~/projects/read-project.server";
import { structuredProject } from "~/projects/structured-project.server";
import { searchedList } from "~/properties/query/own-types.server";
import { tidyListAddress } from "~/properties/list/tidy-list-address.server";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import { structuredListing } from "~/properties/structured/structured-listing.server";
import type { PropertyView } from "~/properties/detail/property-view";
import type { PartContent } from "./listing-part/part-page";
import { textOf } from "~/i18n/text-of.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import type { Frame } from "~/shell/head/page-meta";
import { listingFrame, routeFrame, screenFrame } from "~/shell/head/page-meta.server";
import { listHead } from "./staff-page/list-head.server";
import { projectAsk } from "./project-ask.server";
import { loadListingForm, loadPrintView } from "./listing-part/listing-part.server";
import type { NotFoundCode } from "~/shell/errors/failure";
import type { Missing, Resolved } from "./resolve/resolve-path";
import { agencyPlace } from "~/shell/structured/agency-place";
import { withStructured } from "~/shell/structured/draw-structured.server";
import { structuredArticle } from "./structured/structured-article.server";
import { structuredPage } from "./structured/structured-page.server";

type Content =
  | { kind: "page"; frame: Frame; page: PageWords; data: PageData; islands: ModuleIslandName[] }
  | { kind: "article"; frame: Frame; article: Article }
  | { kind: "property"; frame: Frame; property: PropertyView }
  | { kind: "part"; frame: Frame; part: PartContent }
  | { kind: "project"; frame: Frame; project: ProjectPageData; ask: ReturnType<typeof projectAsk> }
  | { kind: "not-found"; frame: Frame; code: NotFoundCode };

const answer = (content: Content, status = 200) => data(content, { status });

/** One read call for what an address was resolved to. */
export async function loadSitePage(context: AppLoadContext, resolved: Resolved, url: URL) {
  const tree = treeOf(context, resolved.language);
  switch (resolved.kind) {
    case "page":
    case "feedback": {
      const page = tree.pages[resolved.route.id];
      if (!page) return notFound(context, tree, "PAGE_NOT_FOUND");
      const list = searchedList(page, context.replica.catalog);
      const tidy = list && tidyListAddress(list, url);
      if (tidy) throw redirect(tidy, 301);
      const content = pageContent(context, page, url, tree);
      const frame = pageFrame(context, tree, resolved.route, page, content.data);
      const nodes = structuredPage(context, tree, resolved.route, content.data);
      return answer({ kind: "page", frame: withStructured(context, tree, frame, nodes), ...content });
    }
    case "article": {
      const article = tree.articles[resolved.route.id];
      if (!article) return notFound(context, tree, "PAGE_NOT_FOUND");
      const { route } = resolved;
      const frame = articleFrame(context, tree, route, article);
      const node = structuredArticle(context, tree, article, { head: frame.head, route });
      return answer({ kind: "article", frame: withStructured(context, tree, frame, [node]), article });
    }
    case "not-found":
      return notFound(context, tree, codes[resolved.missing]);
    case "property": {
      const property = loadPropertyPage(context, resolved.id, tree.language);
      if (!property) return notFound(context, tree, "PROPERTY_NOT_FOUND");
      const frame = propertyFrame(context, tree, property);
      return answer(
        { kind: "property", frame, property: drawProperty(context, property, tree.language) },
        property.status,
      );
    }
    case "listing-part":
      return resolved.part === "print"
        ? (loadPrintView(context, tree, resolved.id) ?? notFound(context, tree, "PROPERTY_NOT_FOUND"))
        : loadListingForm(context, tree, resolved.id, resolved.part);
    case "project": {
      const content = loadProject(context, resolved.id, tree.language);
      if (!content) return notFound(context, tree, "PAGE_NOT_FOUND");
      const project = drawProject(context, content, tree.language);
      const ask = projectAsk(content, tree.language);
      return answer({ kind: "project", frame: projectFrame(context, tree, content), project, ask });
    }
    case "login":
    case "redirect":
      throw new AppError("UNEXPECTED", `a ${resolved.kind} has a route of its own`);
  }
}

/** What a page shows, without what only its frame needs. */
export function pageContent(context: AppLoadContext, page: Page, url: URL, tree: SiteTree) {
  const data = loadPageData(context, page, url, tree);
  return { page: pageWords(page), data, islands: islandsOf(data) };
}

const codes: Record<Missing, NotFoundCode> = {
  page: "PAGE_NOT_FOUND",
  property: "PROPERTY_NOT_FOUND",
  project: "PAGE_NOT_FOUND",
  person: "PERSON_NOT_FOUND",
  part: "VIEW_NOT_FOUND",
};

function notFound(context: AppLoadContext, tree: SiteTree, code: NotFoundCode) {
  const title = textOf(tree.language, errors[code].messageId);
  const frame = screenFrame(context, tree, { title, path: "", canonical: false });
  return answer({ kind: "not-found", frame, code }, errors[code].status);
}

export function pageFrame(
  context: AppLoadContext,
  tree: SiteTree,
  route: RouteEntry,
  page: Page,
  content: PageData,
): Frame {
  const { banner, modules } = content;
  const { title, description, seo, lang } = page;
  const image = page.image ?? firstPicture(content);
  const shown = banner && { hasPicture: banner.pictures.length > 0 || banner.video !== null };
  const plain = routeFrame(context, tree, route, { title, description, seo, image, lang, banner: shown });
  const [list] = modules.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "search" ? block.data : [])),
  );
  const frame = list ? { ...plain, head: listHead(plain.head, list, tree.language) } : plain;
  return page.showBreadCrumb && !frame.isHome ? frame : { ...frame, breadcrumbs: [] };
}

export function articleFrame(context: AppLoadContext, tree: SiteTree, route: RouteEntry, article: Article): Frame {
  const { title, intro, seo, picture, lang } = article;
  return routeFrame(context, tree, route, { title, description: intro, seo, image: picture, lang, banner: null });
}

export function propertyFrame(context: AppLoadContext, tree: SiteTree, property: PropertyPageData): Frame {
  const { id, goal, descriptionExcerpt, pictures } = property;
  const { catalog } = context.replica;
  const card = catalog.card(id, tree.language);
  const listing = catalog.find(id);
  const title = listingTitle(property, tree.language);
  const frame = listingFrame(context, tree, {
    pathIn: (language) => catalog.card(id, language)?.path ?? null,
    ownIn: card?.ownIn ?? [],
    indexedIn: card?.indexedIn ?? [],
    seo: listing?.seo ?? null,
    title,
    description: descriptionExcerpt,
    image: pictures[0]?.url ?? null,
    listOriginalPath: listOriginalPaths[goal],
  });
  if (!listing) return frame;
  const page = {
    ...aboutPage(context, tree, frame, property.descriptionLang ?? property.titleLang),
    ...{ title, description: descriptionExcerpt, city: property.city, isGone: property.parts === null },
  };
  return withStructured(context, tree, frame, [structuredListing(listing, page, tree.config)]);
}

function projectFrame(context: AppLoadContext, tree: SiteTree, content: ProjectContent): Frame {
  const { id, title, descriptionExcerpt, pictures } = content;
  const { projects } = context.replica;
  const pathIn = (language: Language) => projects.path(id, language);
  const project = projects.find(id);
  const frame = listingFrame(context, tree, {
    pathIn,
    ownIn: project ? projects.ownIn(project) : [],
    indexedIn: project ? projects.indexedIn(project) : [],
    seo: project?.seo ?? null,
    title,
    description: descriptionExcerpt,
    image: pictures[0]?.url ?? null,
    listOriginalPath: projectsOriginalPath,
  });
  if (!project) return frame;
  const { units, summary } = readProject(context, project, tree.language);
  const page = {
    ...aboutPage(context, tree, frame, content.descriptionLang ?? content.titleLang),
    ...{ title, description: descriptionExcerpt, city: content.city, isGone: content.soldOut },
    ...{ units, summary, whole: (path: string) => wholeAddress(context, path) },
  };
  return withStructured(context, tree, frame, [structuredProject(project, page, tree.config)]);
}

const wholeAddress = ({ siteUrl }: Pick<AppLoadContext, "siteUrl">, path: string) => new URL(path, siteUrl).href;

/** SEO-2: what machines are told of any page about one thing. */
function aboutPage(context: AppLoadContext, tree: SiteTree, { head }: Frame, textLanguage: Language | undefined) {
  return {
    ...agencyPlace(context, tree),
    language: textLanguage ?? tree.language,
    url: head.canonical ?? context.siteUrl,
    images: head.openGraph.image === null ? [] : [head.openGraph.image],
    typeAbove: (webId: number) => context.replica.catalog.typeAbove(webId),
  };
}
