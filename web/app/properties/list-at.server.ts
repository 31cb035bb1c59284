import type { Language, PropertyList } from "@gevel/config";
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
  const page = context.replica.tree(resolved.language)?.pages[resolved.route.id];
  for (const { relations } of page?.modules ?? [])
    for (const relation of relations)
      if (relation.type === "property-list" && relation.propertyList.mode === "search")
        return { list: relation.propertyList, language: resolved.language, params: url.searchParams };
  return null;
}
