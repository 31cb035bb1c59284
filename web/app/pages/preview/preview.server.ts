import { data, redirect, type AppLoadContext } from "@remix-run/node";
import {
  AppError,
  isAppError,
  isLanguage,
  previewPath,
  previewTypes,
  type Language,
  type Page,
  type SiteTree,
  previewQuerySchema,
  previewSignaturePayload,
  type PreviewQuery,
  type Listing,
  type Project,
} from "@gevel/config";
import { loadProject } from "~/projects/project-content.server";
import { renderProject } from "~/projects/project-page.server";
import { renderProperty } from "~/properties/detail/render-property.server";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import { textOf } from "~/i18n/text-of.server";
import { chromeOf } from "~/shell/chrome/chrome.server";
import { popupToShow } from "~/shell/chrome/shown-popup.server";
import { renderChrome } from "~/shell/render-chrome.server";
import type { PageMeta } from "~/shell/head/page-meta";
import { screenMeta } from "~/shell/head/page-meta.server";
import { routeIndex } from "~/i18n/route-index";
import { projectForm } from "../project-form.server";
import { renderNextSteps } from "../next-steps/render-next-steps.server";
import { loadCmsPage } from "../cms-page/cms-page-data.server";
import { renderMember } from "../member/render-member.server";
import { projectMeta, propertyMeta } from "../item-meta.server";
import { articleMeta, cmsPageParts, cmsPageMeta } from "../site-page.server";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cardSource } from "~/replica/card-source.server";
import { projectsOf } from "~/replica/projects.server";
import { catalogSettings, type CatalogSettings } from "~/replica/search/catalog-settings.server";
import { listingCard } from "~/replica/listing-card.server";
import type { Catalog, Projects, Replica } from "~/replica/replica";

/** The one thing that is previewed; at most one is not null. */
interface Previewed {
  listing?: Listing | null;
  project?: Project | null;
}

function withListing(catalog: Catalog, listing: Listing, settings: CatalogSettings): Catalog {
  return {
    size: catalog.size,
    search: (query, language, scope) => catalog.search(query, language, scope),
    count: (query, scope) => catalog.count(query, scope),
    countSavedSearch: (criteria) => catalog.countSavedSearch(criteria),
    neighbours: (query, id, language, scope) => catalog.neighbours(query, id, language, scope),
    mapPoints: (query, language, scope) => catalog.mapPoints(query, language, scope),
    select: (selection, language) => catalog.select(selection, language),
    find: (id) => (id === listing.id ? listing : catalog.find(id)),
    card: (id, language) =>
      id === listing.id ? listingCard(cardSource(listing), language, settings) : catalog.card(id, language),
    idOf: (key) => catalog.idOf(key),
    ofMember: (member, team) => catalog.ofMember(member, team),
    cityKey: (requested) => catalog.cityKey(requested),
    offers: (goal, scope) => catalog.offers(goal, scope),
    municipalities: () => catalog.municipalities(),
    askedPrices: (query, scope) => catalog.askedPrices(query, scope),
    allTypes: catalog.allTypes,
    cities: (goal, language) => catalog.cities(goal, language),
    types: (goal, language) => catalog.types(goal, language),
    isType: (id) => catalog.isType(id),
    typeIds: (webIds) => catalog.typeIds(webIds),
    typeAbove: (webId) => catalog.typeAbove(webId),
    ids: () => catalog.ids(),
  };
}

/** Its units that are listings of their own are those that visitors see. */
function withProject(projects: Projects, project: Project, settings: CatalogSettings): Projects {
  const others = projects.all.filter(({ id }) => id !== project.id);
  return projectsOf([...others, project], settings, { unitsOf: (key) => projects.unitsOf({ key }) });
}

/** The replica as it would be with this and this tree in it; the rest is what visitors see. */
export function previewReplica(replica: Replica, tree: SiteTree, { listing, project }: Previewed): Replica {
  const { defaultLanguage, enabledLanguages } = replica;
  const trees = new Map(
    enabledLanguages.flatMap((language) => {
      const published = replica.tree(language);
      return published ? [[language, published] as const] : [];
    }),
  ).set(tree.language, tree);
  // The listing brings the name of its type.
  const settings = catalogSettings(trees, defaultLanguage, []);
  return {
    revision: replica.revision,
    checkedAt: replica.checkedAt,
    defaultLanguage,
    enabledLanguages,
    tree: (language) => trees.get(language) ?? null,
    catalog: listing ? withListing(replica.catalog, listing, settings) : replica.catalog,
    projects: project ? withProject(replica.projects, project, settings) : replica.projects,
  };
}

const signedSchema = previewQuerySchema.extend({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** CMS-9: reads a signed preview address; null if it was changed, has expired, or was not made by the admin. */
export function readPreviewAddress(params: URLSearchParams, secret: string, now: Date): PreviewQuery | null {
  const parsed = signedSchema.safeParse(Object.fromEntries(params));
  if (!parsed.success) return null;
  const { expires, signature, ...query } = parsed.data;
  const expected = createHmac("sha256", secret).update(previewSignaturePayload(query, expires)).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) return null;
  if (Number(expires) * 1000 <= now.getTime()) return null;
  return query;
}

/** CMS-9: the tree of drafts, requested from the CMS for this one request and shown by the site's own components. */
export async function loadPreview(context: AppLoadContext, url: URL) {
  const canonical = previewAddressOf(url);
  if (canonical !== null && !context.isDataRequest) throw redirect(canonical, 302);
  if (!previewTypes.some((type) => type === (url.searchParams.get("type") ?? type))) throw new AppError("INVALID_VIEW");
  const query = readPreviewAddress(url.searchParams, context.previewSecret, new Date());
  if (!query) throw new AppError("PREVIEW_REFUSED");
  const { tree, page, module, article, listing, project, popup } = await context.cms
    .preview(query)
    .catch((error: unknown) => {
      throw isAppError(error) && error.code === "PAGE_NOT_FOUND"
        ? new AppError("VIEW_NOT_FOUND", error.message)
        : error;
    });
  const { defaultLanguage } = context.replica;
  const route = routeIndex(tree.routes, defaultLanguage).byId(page?.id ?? query.id);
  const about = { status: query.status, language: query.language, unsaved: query.unsaved ?? null };
  const chrome = { ...chromeOf(tree, defaultLanguage, context.siteUrl), popup: null, drafts: true };
  const base = { about, chrome };
  renderChrome(context, tree, chrome);
  const blank = () => previewMeta(screenMeta(context, tree, screen(tree.language)));

  if (article)
    return answer({
      ...base,
      kind: "article" as const,
      meta: route ? previewMeta(articleMeta(context, tree, route, article)) : blank(),
      article,
      others: renderMember(context, tree, article),
      end: renderNextSteps(context, tree, article.kind, route).rendered,
    });
  // An item has one state: what is stored, or typed.
  const stored = { chrome, about: { ...about, status: "stored" as const } };
  const replica = previewReplica(context.replica, tree, { listing, project });
  if (listing) {
    const property = loadPropertyPage({ replica }, listing.id, tree.language);
    if (!property) throw new AppError("PROPERTY_NOT_FOUND", "the listing has no page to preview");
    const meta = previewMeta(propertyMeta({ ...context, replica }, tree, property));
    return answer({
      ...stored,
      kind: "property" as const,
      meta,
      property: renderProperty(context, property, tree.language),
    });
  }
  if (project) {
    const content = loadProject({ replica }, project.id, tree.language);
    if (!content) throw new AppError("PAGE_NOT_FOUND", "the project has no page to preview");
    return answer({
      ...stored,
      kind: "project" as const,
      meta: previewMeta(projectMeta({ ...context, replica }, tree, content)),
      project: renderProject(context, content, tree.language),
      contactForm: projectForm(context, content, tree.language),
    });
  }
  const shown = page ?? (module && pageOf(module, tree));
  if (!shown) throw new AppError("VIEW_NOT_FOUND", "the CMS has nothing to preview");
  const content = loadCmsPage(context, shown, url, tree);
  const meta = route && page ? previewMeta(cmsPageMeta(context, tree, route, page, content)) : blank();
  return answer({
    ...base,
    kind: "page" as const,
    meta,
    popup: popupToShow(popup, tree.routes, chrome.paths),
    ...cmsPageParts(context, shown, content, tree),
  });
}

/** ROUTE-7: the address in the language which its signed part names, or else its path; null where this is it. */
function previewAddressOf({ pathname, search, searchParams }: URL): string | null {
  const [prefix] = pathname.toLowerCase().split("/").filter(Boolean);
  if (prefix !== "preview" && !isLanguage(prefix)) throw new AppError("PAGE_NOT_FOUND");
  const language = [searchParams.get("language"), prefix].find(isLanguage);
  return language === undefined || previewPath(language) === pathname ? null : previewPath(language) + search;
}

const answer = <Content>(content: Content) => data(content, { headers: { "cache-control": "no-store" } });

const screen = (language: Language) => ({ title: textOf(language, "site.preview.title"), path: "", canonical: false });

/** Never indexed, and without a canonical address. */
function previewMeta(meta: PageMeta): PageMeta {
  return { ...meta, head: { ...meta.head, index: false, canonical: null, alternates: [] } };
}

/** A module is shown alone on a page that has nothing else. */
function pageOf(module: Page["modules"][number], { config }: SiteTree): Page {
  return {
    id: module.id,
    lang: module.lang,
    title: module.title,
    description: "",
    contentHtml: "",
    image: null,
    logo: null,
    showBreadCrumb: false,
    showPageBanner: false,
    banner: null,
    seo: {
      pageTitle: module.title || config.agencyName,
      metaTitle: "",
      metaDescription: "",
      ogTitle: "",
      ogDescription: "",
      ogImage: null,
      twitterTitle: "",
      twitterDescription: "",
      twitterImage: null,
      isActiveSEO: false,
    },
    modules: [module],
  };
}
