import type { Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import { canonicalPath } from "~/i18n/paths";
import type { Crumb } from "../head/page-meta";
import type { Structured } from "./structured";

/** SEO-2 ROUTE-6: the way that the page shows, from home to itself. Nothing where it shows none. */
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
