import type { AppLoadContext } from "@remix-run/node";
import type { SiteTree, Language } from "@gevel/config";
import { staticMarkup } from "~/islands/render-static.server";
import type { PageMeta, Crumb } from "../head/page-meta";
import { structuredMarkup, type Structured } from "./structured";
import { textOf } from "~/i18n/text-of.server";
import { canonicalPath } from "~/i18n/paths";

/** SEO-2 ROUTE-6: the breadcrumb shown on the page, from home to itself. Nothing if it shows none. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  language: Language,
  { siteUrl, url }: { siteUrl: string; url: string },
): Structured[] {
  if (crumbs.length === 0) return [];
  const home = { label: textOf(language, "site.home"), path: canonicalPath(language, "") };
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: [home, ...crumbs].map(({ label, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: path === null ? url : new URL(path, siteUrl).href,
      })),
    },
  ];
}

/**
 * SEO-2: the page's JSON-LD is in its document once, and not in its data: crawlers do not navigate client-side. Nothing
 * for pages that must not be indexed.
 */
export function withStructured(
  context: AppLoadContext,
  { language }: Pick<SiteTree, "language">,
  meta: PageMeta,
  nodes: readonly Structured[],
): PageMeta {
  const { canonical: url, index } = meta.head;
  if (url === null || !index) return meta;
  const { siteUrl, isDataRequest } = context;
  const all = isDataRequest ? [] : [...nodes, ...breadcrumbList(meta.breadcrumbs, language, { siteUrl, url })];
  return { ...meta, structured: staticMarkup(context, "structured", structuredMarkup(all)) };
}
