import type { Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { ListPageData } from "~/properties/list/list-page.server";
import { rssPath } from "../rss/rss-path";
import type { Head } from "~/shell/head/head";

type List = Pick<ListPageData, "search" | "defaultSort" | "page" | "pageCount" | "total">;

/** Everything on offer in the list's own order: no visitor narrowed or sorted it. */
export function isWholeList({ search, defaultSort }: Pick<List, "search" | "defaultSort">): boolean {
  const params = new URLSearchParams(search);
  params.delete("page");
  if (params.get("sort") === defaultSort) params.delete("sort");
  return params.size === 0;
}

const atPage = (address: string, page: number) => (page > 1 ? `${address}?page=${page}` : address);

/**
 * PROP-4 LANG-5: the head of a list page. Its title has the page number and the number of listings; each page of the
 * unfiltered list is its own canonical, and filtered or sorted ones are canonical to the plain list.
 */
export function listHead(plain: Head, list: List, language: Language): Head {
  const head = { ...plain, rss: rssPath(language) };
  const { page, pageCount, total } = list;
  const title = textOf(language, "properties.list.pageTitle", { title: head.title, page, pageCount, total });
  const { canonical } = head;
  if (canonical === null || !isWholeList(list)) return { ...head, title };
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
