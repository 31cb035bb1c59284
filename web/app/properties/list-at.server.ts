import type { Language, Page, PropertyList } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { resolveRequest } from "~/site/resolve-request.server";

export interface ListAt {
  list: PropertyList;
  language: Language;
  /** What the address asks of it. */
  params: URLSearchParams;
}

/** The list that stands on the page of an address of this site; null where there is none. */
export function listAt(context: AppLoadContext, address: string): ListAt | null {
  const base = "http://site";
  const url = address.startsWith("/") && URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.origin !== base) return null;
  const resolved = resolveRequest(context, url);
  if (resolved.kind !== "page") return null;
  const list = searchedList(context.replica.tree(resolved.language)?.pages[resolved.route.id]);
  return list && { list, language: resolved.language, params: url.searchParams };
}

/** The list of a page that its address filters. */
export function searchedList(page: Pick<Page, "modules"> | undefined): PropertyList | null {
  for (const { relations } of page?.modules ?? [])
    for (const relation of relations)
      if (relation.type === "property-list" && relation.propertyList.mode === "search") return relation.propertyList;
  return null;
}
