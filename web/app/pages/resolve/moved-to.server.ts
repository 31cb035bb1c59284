import type { AppLoadContext } from "@remix-run/node";
import { tidyListAddress } from "~/properties/list/tidy-list-address.server";
import { listAt } from "./list-at.server";

/** LANG-8: where a move ends, in one hop: a list that is moved to would move on to the address its filters have. */
export function movedTo(context: AppLoadContext, to: string): string {
  const found = listAt(context, to);
  if (found === null) return to;
  const url = new URL(to, context.siteUrl);
  const tidy = tidyListAddress(found.list, url, context.replica.catalog);
  return tidy === null ? to : tidy + url.hash;
}
