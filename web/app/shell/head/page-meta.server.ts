import type { AppLoadContext } from "@remix-run/node";
import {
  localeTags,
  seoTexts,
  type ItemSeo,
  type Language,
  type Media,
  type RouteEntry,
  type Seo,
  type SiteTree,
} from "@gevel/config";
import { canonicalPath, routeAddress } from "~/i18n/paths";
import { languagePaths } from "./language-paths";
import { fallbackDescription } from "./fallback-description";
import { xDefault } from "./x-default";
import { indexedLanguages } from "./indexed-languages.server";
import { agencyPicture, cardPicture, homePagePicture, wholeAddress } from "./card-picture";
import { shareAddress } from "./share-address.server";
import type { Crumb, PageMeta } from "./page-meta";
import type { Head } from "./head";
import { routeIndex } from "~/i18n/route-index";

/** The SEO fields of an editor for the head of a page. */
type HeadSeo = Omit<Seo, "ogImage" | "twitterImage" | "isActiveSEO"> &
  Readonly<Record<"ogImage" | "twitterImage", Pick<Media, "url"> | null>>;

interface HeadSource {
  title: string;
  description: string;
  /** The language of those two. */
  lang: Language;
  /** Path of the generated share picture, if there is one. */
  share?: string;
  seo?: HeadSeo;
  /** Path of the page's one canonical address. */
  canonical: string | null;
  alternates: Partial<Record<Language, string>>;
  index: boolean;
  type?: "website" | "article";
}

function makeHead({ siteUrl, replica }: AppLoadContext, tree: SiteTree, parts: HeadSource): Head {
  const { config } = tree;
  const { seo, canonical, alternates } = parts;
  const title = seo?.metaTitle || seo?.pageTitle || parts.title;
  const written = seo?.metaDescription || parts.description;
  const described = written || (canonical === null ? "" : fallbackDescription(parts.title, config));
  const picture =
    cardPicture(siteUrl, seo?.ogImage) ??
    (parts.share ? wholeAddress(siteUrl, parts.share) : cardPicture(siteUrl, agencyPicture(tree)));
  const forOthers = xDefault(alternates, replica);
  return {
    title: title.includes(config.agencyName) ? title : `${title} · ${config.agencyName}`,
    description: described,
    canonical: canonical === null ? null : wholeAddress(siteUrl, canonical),
    alternates: [
      ...Object.entries(alternates).map(([hreflang, path]) => ({ hreflang, href: wholeAddress(siteUrl, path) })),
      ...(forOthers === undefined ? [] : [{ hreflang: "x-default", href: wholeAddress(siteUrl, forOthers) }]),
    ],
    index: parts.index,
    openGraph: {
      type: parts.type ?? "website",
      siteName: config.agencyName,
      locale: localeTags[parts.lang].replace("-", "_"),
      title: seo?.ogTitle || title,
      description: seo?.ogDescription || described,
      image: picture,
    },
    twitter: {
      title: seo?.twitterTitle || seo?.ogTitle || title,
      description: seo?.twitterDescription || seo?.ogDescription || described,
      image: cardPicture(siteUrl, seo?.twitterImage) ?? picture,
    },
  };
}

/** The texts on a page's share picture, besides its title. */
interface SharedPage {
  title: string;
  seo: Pick<Seo, "ogTitle" | "metaTitle" | "pageTitle"> | null;
  /** Above the title, in small type. */
  place?: string;
  label?: string;
  /** A page without a picture of its own uses the first picture of the home page. */
  picture: string | undefined;
}

/** The agency's name is already on the picture. */
function withoutAgency(title: string, agency: string): string {
  const [, rest = ""] = /^(.*?)\s+[·|–—-]\s+$/.exec(title.endsWith(agency) ? title.slice(0, -agency.length) : "") ?? [];
  return rest || title;
}

/** SEO-3: the share picture of a page, an article or a project: its photo and title; without a photo the text alone. */
export function pageShare(
  { cookieSecret }: Pick<AppLoadContext, "cookieSecret">,
  tree: SiteTree,
  { title, seo, place = "", label = "", picture }: SharedPage,
): string {
  const { agencyName } = tree.config;
  const shown = withoutAgency(seo?.ogTitle || seo?.metaTitle || seo?.pageTitle || title, agencyName);
  const photo = picture ?? homePagePicture(tree)?.url ?? "";
  return shareAddress(
    { title: shown, place, price: "", label, agency: agencyName, picture: photo, home: 0 },
    cookieSecret,
  );
}

interface RouteContent {
  title: string;
  description: string;
  seo: Seo;
  image: Pick<Media, "url"> | null;
  /** Above the title of its share picture, in small type. */
  place?: string;
  lang: Language;
}

/** The meta of a page, thank-you page or article of the route table. */
export function routeMeta(context: AppLoadContext, tree: SiteTree, route: RouteEntry, content: RouteContent): PageMeta {
  const { defaultLanguage, enabledLanguages } = context.replica;
  const { language, routes } = tree;
  const paths = languagePaths(route, { routes, defaultLanguage, enabledLanguages });
  // LANG-4: what fell back to the default language belongs to that language's page.
  const isOwn = route.publishedIn.includes(language);
  const index = content.seo.isActiveSEO && route.type !== "feedback";
  return {
    isHome: route.originalPath === "",
    languagePaths: paths,
    breadcrumbs: routeCrumbs(tree, route, content, defaultLanguage),
    head: makeHead(context, tree, {
      title: content.title,
      description: content.description,
      lang: content.lang,
      share: pageShare(context, tree, { ...content, picture: content.image?.url }),
      seo: content.seo,
      canonical: paths[isOwn ? language : content.lang] ?? null,
      alternates:
        isOwn && index
          ? Object.fromEntries(indexedLanguages(context, route).map((other) => [other, paths[other]]))
          : {},
      index,
      type: route.type === "article" ? "article" : "website",
    }),
  };
}

/** ROUTE-6: the labels staff gave, from the outermost page to this one. */
function routeCrumbs(tree: SiteTree, route: RouteEntry, own: { title: string; lang: Language }, fallback: Language) {
  const index = routeIndex(tree.routes, fallback);
  const above = route.parents.flatMap((id) => crumbOf(tree, index.byId(id), fallback) ?? []);
  const label = route.breadcrumb[tree.language];
  return [...above, { label: label ?? own.title, lang: label ? tree.language : own.lang, path: null }];
}

/** A step of a breadcrumb, null for a page without a label. */
function crumbOf(tree: SiteTree, route: RouteEntry | null, defaultLanguage: Language): Crumb | null {
  if (!route) return null;
  const lang = route.breadcrumb[tree.language] ? tree.language : defaultLanguage;
  const label = route.breadcrumb[lang] ?? tree.pages[route.id]?.title ?? tree.articles[route.id]?.title;
  const path = routeAddress(route, tree.language, defaultLanguage);
  return label && path !== null ? { label, lang, path } : null;
}

interface ListingContent {
  /** Its canonical path in a language; null where it has none. */
  pathIn: (language: Language) => string | null;
  /** LANG-4: languages in which its page is a page of its own. */
  ownIn: readonly Language[];
  /** Those of them in which it may be indexed. */
  indexedIn: readonly Language[];
  seo: ItemSeo | null;
  title: string;
  description: string;
  /** Path of the generated share picture, if there is one. */
  share?: string;
  listOriginalPath: string;
}

/** The meta of a listing or a project. ROUTE-6: the breadcrumb is its list, then the title. */
export function itemMeta(context: AppLoadContext, tree: SiteTree, listing: ListingContent): PageMeta {
  const { replica } = context;
  const paths = Object.fromEntries(
    replica.enabledLanguages.flatMap((other) => {
      const path = listing.pathIn(other);
      return path ? [[other, path] as const] : [];
    }),
  );
  const list = routeIndex(tree.routes, replica.defaultLanguage).byOriginalPath(listing.listOriginalPath);
  const listCrumb = crumbOf(tree, list, replica.defaultLanguage);
  const isOwn = listing.ownIn.includes(tree.language);
  const shownFor = isOwn ? tree.language : replica.defaultLanguage;
  const index = listing.indexedIn.includes(shownFor);
  return {
    isHome: false,
    languagePaths: paths,
    breadcrumbs: [...(listCrumb ? [listCrumb] : []), { label: listing.title, lang: tree.language, path: null }],
    head: makeHead(context, tree, {
      title: listing.title,
      description: listing.description,
      lang: shownFor,
      share: listing.share,
      canonical: paths[shownFor] ?? null,
      seo: itemSeo(listing.seo, shownFor),
      alternates:
        isOwn && index
          ? Object.fromEntries(
              Object.entries(paths).filter(([other]) => listing.indexedIn.some((own) => own === other)),
            )
          : {},
      index,
    }),
  };
}

/** CMS-3: of the language that the page's texts are in. */
function itemSeo(seo: ItemSeo | null, language: Language): HeadSeo {
  const { ogImage, twitterImage, ...words } = seoTexts(seo, language);
  const picture = (url: string) => (url ? { url } : null);
  return { ...words, ogImage: picture(ogImage), twitterImage: picture(twitterImage) };
}

/** The meta of a screen that is not in the route table: in other languages it links to the same screen, or to the home page. */
export function screenMeta(
  context: AppLoadContext,
  tree: SiteTree,
  screen: { title: string; path: string | ((language: Language) => string); canonical: boolean },
): PageMeta {
  const { enabledLanguages } = context.replica;
  const { path } = screen;
  const pathIn = (language: Language) => (typeof path === "string" ? canonicalPath(language, path) : path(language));
  return {
    isHome: false,
    languagePaths: Object.fromEntries(enabledLanguages.map((other) => [other, pathIn(other)])),
    breadcrumbs: [],
    head: makeHead(context, tree, {
      title: screen.title,
      description: "",
      lang: tree.language,
      canonical: screen.canonical ? pathIn(tree.language) : null,
      alternates: {},
      index: false,
    }),
  };
}
