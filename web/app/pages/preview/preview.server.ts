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
import { readPreviewAddress } from "./preview-address.server";
import { routeIndex } from "~/i18n/route-index";
import { projectForm } from "../project-form.server";
import { previewReplica } from "./preview-replica.server";
import { renderNextSteps } from "../next-steps/render-next-steps.server";
import { loadCmsPage } from "../cms-page/cms-page-data.server";
import { articleMeta, cmsPageParts, cmsPageMeta, projectMeta, propertyMeta } from "../site-page.server";

/** CMS-9: the drafts' tree, asked of the CMS for this one request; shown by the components of the site itself. */
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

/** Never indexed, and no other address is the right one. */
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
