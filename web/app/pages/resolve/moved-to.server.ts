import type { AppLoadContext } from "@remix-run/node";
import { tidyListAddress } from "~/properties/list/tidy-list-address.server";
import { movedPlaceAddress } from "../place-page/moved-place-address.server";
import { listAt } from "./list-at.server";
import { resolveRequest } from "./resolve-request.server";

/** LANG-8: where a move ends, in one hop: a list that is moved to would move on to the address its filters have. */
export function movedTo(context: AppLoadContext, to: string): string {
  const url = new URL(to, context.siteUrl);
  const resolved = url.origin === new URL(context.siteUrl).origin ? resolveRequest(context, url) : null;
  if (resolved?.kind === "place") {
    const moved = movedPlaceAddress(context.replica, resolved, url);
    return moved === null ? to : moved + url.hash;
  }
  const found = listAt(context, to);
  if (found === null) return to;
  const tidy = tidyListAddress(found.list, url, context.replica.catalog);
  return tidy === null ? to : tidy + url.hash;
}
