import type { Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { ListPageData } from "~/properties/list/list-page.server";
import { rssPath } from "../rss/rss-path";
import type { Head } from "~/shell/head/head";

type List = Pick<ListPageData, "search" | "defaultSort" | "page" | "pageCount" | "total">;

/** Everything on offer in the list's own order: no visitor narrowed or sorted it. */
function isWholeList({ search, defaultSort }: Pick<List, "search" | "defaultSort">): boolean {
  const params = new URLSearchParams(search);
  params.delete("page");
  if (params.get("sort") === defaultSort) params.delete("sort");
  return params.size === 0;
}

const atPage = (address: string, page: number) => (page > 1 ? `${address}?page=${page}` : address);

/**
 * PROP-4 LANG-5: the head of a list page. Its title has the page number and the number of listings; each page of the
 * unfiltered list, and of a place page, is its own canonical. Filtered or sorted ones are canonical to the plain list and
 * not indexed (SEO-5), unless they show exactly what a place page shows, whose address is `placePage`.
 */
export function listHead(
  plain: Head,
  list: List,
  language: Language,
  { isWhole = isWholeList(list), placePage = null }: { isWhole?: boolean; placePage?: string | null } = {},
): Head {
  const head = { ...plain, rss: rssPath(language) };
  const { page, pageCount, total } = list;
  const title = textOf(language, "properties.list.pageTitle", { title: head.title, page, pageCount, total });
  const { canonical } = head;
  if (canonical === null) return { ...head, title };
  if (!isWhole) {
    const ofPlace = placePage === null ? null : atPage(placePage, page);
    return { ...head, title, canonical: ofPlace ?? canonical, index: head.index && ofPlace !== null };
  }
  return {
    ...head,
    title,
    canonical: atPage(canonical, page),
    alternates: head.alternates.map(({ hreflang, href }) => ({ hreflang, href: atPage(href, page) })),
    series: {
      previous: page > 1 ? atPage(canonical, page - 1) : null,
      next: page < pageCount ? atPage(canonical, page + 1) : null,
    },
  };
}
