import type { Paths } from "./paths";

/** Thanks for anything: a site whose first content is older than a form has no page of that form's own. */
const thanksForAll = "feedback/site-contact";

/** The thank-you page. If unpublished, falls back to its parent, then to the general one, then to the home page. */
export function thanksPath(paths: Paths, originalPath: string): string {
  const above = originalPath.split("/").slice(0, 2).join("/");
  const known = [originalPath, above, thanksForAll].map((path) => paths.byOriginalPath(path));
  return known.find((path) => path !== null) ?? paths.home;
}
