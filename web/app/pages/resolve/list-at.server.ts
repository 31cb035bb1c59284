import type { Language, PropertyList } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { resolveRequest } from "./resolve-request.server";
import { searchedList } from "~/properties/query/own-types.server";

export interface ListAt {
  list: PropertyList;
  language: Language;
  /** The list parameters in the address. */
  params: URLSearchParams;
}

/** The list on the page at an address of this site; null if there is none. */
export function listAt(context: AppLoadContext, address: string): ListAt | null {
  const base = "http://site";
  const url = address.startsWith("/") && URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.origin !== base) return null;
  const resolved = resolveRequest(context, url);
  if (resolved.kind !== "page") return null;
  const { replica } = context;
  const list = searchedList(replica.tree(resolved.language)?.pages[resolved.route.id], replica.catalog);
  return list && { list, language: resolved.language, params: url.searchParams };
}
