import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { routeAddress } from "~/i18n/paths";

/** Address of a page by its original path; null where staff have not published it. */
export function publishedPath(
  { replica }: Pick<AppLoadContext, "replica">,
  originalPath: string,
  language: Language,
): string | null {
  const route = replica.tree(language)?.routes.find((candidate) => candidate.originalPath === originalPath);
  return route ? routeAddress(route, language, replica.defaultLanguage) : null;
}
