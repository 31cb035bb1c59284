import type { AppLoadContext } from "@remix-run/node";
import { resolvePath, type Resolved } from "./resolve-path";
import { siteAddresses } from "./site-addresses.server";
import { treeOf } from "~/shell/chrome/chrome.server";

/** Resolves a request with the replica's route table and catalog. */
export function resolveRequest(context: AppLoadContext, url: URL): Resolved {
  const { replica, isDataRequest } = context;
  return resolvePath(
    { pathname: url.pathname, search: url.search, isDataRequest },
    siteAddresses(replica, treeOf(context, replica.defaultLanguage)),
  );
}
