import type { AppLoadContext } from "@remix-run/node";
import type { SiteTree } from "@gevel/config";
import { staticMarkup } from "~/islands/render-static.server";
import type { PageMeta } from "../head/page-meta";
import { breadcrumbList } from "./breadcrumb-list.server";
import { structuredMarkup, type Structured } from "./structured";

/**
 * SEO-2: the page's JSON-LD stands in its document once, and not in its data: who walks on without a new document is no
 * machine that reads it. Nothing of what search engines are to leave alone.
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
