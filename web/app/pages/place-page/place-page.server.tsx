import { excerpt, listOriginalPaths, type ItemSeo, type Language, type SiteTree } from "@gevel/config";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable, type Paths } from "~/i18n/paths";
import { RichText } from "~/i18n/rich-text";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { loadListPage, type ListPageData } from "~/properties/list/list-page.server";
import { placeLine } from "~/properties/place-pages/place-line.server";
import { placePages, type PlacePage, type PlacePages } from "~/properties/place-pages/place-pages.server";
import { placeText } from "~/properties/place-pages/place-text.server";
import { placeTitle } from "~/properties/place-pages/place-title.server";
import { renderNeighbourLinks } from "~/properties/place-pages/render-place-links.server";
import { typeName } from "~/replica/search/names.server";
import { indexedLanguages } from "~/shell/head/indexed-languages.server";
import { wholeAddress } from "~/shell/head/card-picture";
import type { PageMeta } from "~/shell/head/page-meta";
import { itemMeta, pageShare } from "~/shell/head/page-meta.server";
import { withStructured } from "~/shell/structured/draw-structured.server";
import { plainText } from "~/ui/plain-text";
import { listHead } from "../cms-page/list-head.server";
import { movedPlaceAddress } from "./moved-place-address.server";
import styles from "./place-head.module.css";

export interface PlacePageContent {
  kind: "place";
  meta: PageMeta;
  /** Title and introduction. */
  head: StaticMarkup;
  list: ListPageData;
  /** Loaded before hydration, as on a page of staff with a list. */
  islands: ["search"];
}

interface PlaceTexts {
  title: string;
  /** Of staff, sanitised; empty without any. */
  html: string;
  /** The line that takes its place. */
  line: string;
}

function PlaceHead({ title, html, line }: PlaceTexts) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {html ? <RichText html={html} className={styles.text} /> : <p className={styles.line}>{line}</p>}
    </header>
  );
}

/** The list of the goal with the place and type chosen, as its own address would have them. */
function listUrl(pages: PlacePages, { goal, town, type }: PlacePage, language: Language, url: URL): URL {
  const list = new URL(pages.listPath(goal, language), url);
  for (const city of town.cities) list.searchParams.append("city", city);
  if (type) list.searchParams.set("type", String(type.id));
  const page = url.searchParams.get("page");
  if (page !== null) list.searchParams.set("page", page);
  return list;
}

/** SEO-4: one goal, place and type as a page of its own. Throws a redirect where its address has more than a page. */
export function loadPlacePage(
  context: AppLoadContext,
  tree: SiteTree,
  resolved: { page: PlacePage; language: Language },
  url: URL,
): PlacePageContent {
  const moved = movedPlaceAddress(context.replica, resolved, url);
  if (moved !== null) throw redirect(moved, 301);
  const { page } = resolved;
  const { replica } = context;
  const { language, routes } = tree;
  const pages = placePages(replica);
  const found = pages.lists[page.goal];
  if (!found) throw new Error(`no list of goal ${page.goal}`);
  const text = placeText(tree, page);
  const title = text?.title || placeTitle(page, language, replica);
  const html = text?.html ?? "";
  const line = html === "" ? placeLine(replica, pages, page, language) : "";
  const list = loadListPage(context, found.list, listUrl(pages, page, language, url), language, {
    path: pages.path(page, language),
    links: renderNeighbourLinks(replica, page, language),
  });
  const description = text?.metaDescription || (html ? excerpt(plainText(html), 160) : `${title}. ${line}`);
  const meta = placeMeta(context, tree, page, { title, description, metaTitle: text?.metaTitle ?? "", list });
  const paths: Paths = createPaths(pathTable(routes, language, replica.defaultLanguage, context.siteUrl));
  const head = staticMarkup(context, "place-head", renderStatic(<PlaceHead {...{ title, html, line }} />, paths));
  return { kind: "place", meta: withStructured(context, tree, meta, []), head, list, islands: ["search"] };
}

interface MetaTexts {
  title: string;
  description: string;
  metaTitle: string;
  list: ListPageData;
}

/** SEO-4, SEO-5: canonical to itself in each language that has the list; with too few homes to the list, and not indexed. */
function placeMeta(
  context: AppLoadContext,
  tree: SiteTree,
  page: PlacePage,
  { title, description, metaTitle, list }: MetaTexts,
): PageMeta {
  const { replica, siteUrl } = context;
  const { language } = tree;
  const pages = placePages(replica);
  const route = pages.lists[page.goal]?.route;
  const ownIn = route ? replica.enabledLanguages.filter((own) => route.publishedIn.includes(own)) : [];
  const isIndexed = pages.isIndexed(page);
  const seo: ItemSeo = { metaTitle: { [language]: metaTitle } };
  const meta = itemMeta(context, tree, {
    pathIn: (other) => pages.path(page, other),
    ownIn,
    indexedIn: route && isIndexed ? indexedLanguages(context, route) : [],
    seo,
    title,
    description,
    share: pageShare(context, tree, { title, seo: null, picture: undefined }),
    listOriginalPath: listOriginalPaths[page.goal],
  });
  const head = listHead(meta.head, list, language, { isWhole: true });
  const toList = wholeAddress(siteUrl, pages.listPath(page.goal, language));
  return {
    ...meta,
    breadcrumbs: placeCrumbs(context, page, meta, language),
    head: isIndexed ? head : { ...head, canonical: toList, series: { previous: null, next: null } },
  };
}

/** ROUTE-6: the list, the place, the type in it. */
function placeCrumbs({ replica }: AppLoadContext, page: PlacePage, { breadcrumbs }: PageMeta, lang: Language) {
  const { town, type } = page;
  const above = breadcrumbs.slice(0, -1);
  const place = { label: town.names[lang], lang };
  if (!type) return [...above, { ...place, path: null }];
  const name = typeName(type, lang, replica.defaultLanguage);
  const path = placePages(replica).path({ ...page, type: null }, lang);
  return [...above, { ...place, path }, { label: name, lang, path: null }];
}
