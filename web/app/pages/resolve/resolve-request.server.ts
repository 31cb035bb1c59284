import type { AppLoadContext } from "@remix-run/node";
import { resolvePath, type Resolved } from "./resolve-path";
import { treeOf } from "~/shell/chrome/chrome.server";

/** What a request asks for, by the replica's route table and catalog. */
export function resolveRequest(context: AppLoadContext, url: URL): Resolved {
  const { replica, isDataRequest } = context;
  const { routes } = treeOf(context, replica.defaultLanguage);
  return resolvePath(
    { pathname: url.pathname, search: url.search, isDataRequest },
    {
      defaultLanguage: replica.defaultLanguage,
      enabledLanguages: replica.enabledLanguages,
      routes,
      redirects: (language) => replica.tree(language)?.redirects ?? [],
      listingPath: (id, language) => replica.catalog.card(id, language)?.path ?? null,
      projectPath: (id, language) => replica.projects.path(id, language),
    },
  );
}
