import type { AppLoadContext } from "@remix-run/node";
import type { SiteTree } from "@gevel/config";
import { drawnPart } from "~/islands/draw.server";
import type { Frame } from "../head/page-meta";
import { breadcrumbList } from "./breadcrumb-list.server";
import { structuredMarkup, type Structured } from "./structured";

/**
 * SEO-2: the page's JSON-LD stands in its document once, and not in its data: who walks on without a new document is no
 * machine that reads it. Nothing of what search engines are to leave alone.
 */
export function withStructured(
  context: AppLoadContext,
  { language }: Pick<SiteTree, "language">,
  frame: Frame,
  nodes: readonly Structured[],
): Frame {
  const { canonical: url, index } = frame.head;
  if (url === null || !index) return frame;
  const { siteUrl, isDataRequest } = context;
  const all = isDataRequest ? [] : [...nodes, ...breadcrumbList(frame.breadcrumbs, language, { siteUrl, url })];
  return { ...frame, structured: drawnPart(context, "structured", structuredMarkup(all)) };
}
