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
 * PROP-4 LANG-5: what a page of a list says of itself. Which one it is and how many objects there are, one page or several; each page of the
 * whole list stands for itself, and what visitors narrowed or sorted is found by the list as it is.
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
