import type { AppLoadContext } from "@remix-run/node";
import type { Language, RouteEntry } from "@gevel/config";

/** LANG-4: the languages in which a page of the route table is published and may be indexed. */
export const indexedLanguages = (
  { replica }: Pick<AppLoadContext, "replica">,
  { id, publishedIn }: RouteEntry,
): Language[] =>
  replica.enabledLanguages.filter((language) => {
    const tree = replica.tree(language);
    const content = tree?.pages[id] ?? tree?.articles[id];
    return publishedIn.includes(language) && content?.seo.isActiveSEO !== false;
  });
