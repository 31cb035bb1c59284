import { parseListingPath, reservedPart } from "@gevel/config";
import { compileRedirects } from "../redirect/compile-redirects";
import type { CompileContext } from "../site/compile/compile-context";

/**
 * Whether the site answers at a path at which no page stands: it leads on from other names of a page and from old addresses,
 * has screens of its own, and a listing may be there.
 */
export function knownPath(context: CompileContext): (path: string) => boolean {
  const routes = [...context.routes.values()];
  const names = new Set(
    routes.flatMap(({ originalPath, paths, unpublishedPaths }) =>
      [originalPath, ...Object.values(paths), ...Object.values(unpublishedPaths ?? {})].map((name) =>
        name.toLowerCase(),
      ),
    ),
  );
  const redirected = new Set(
    compileRedirects(context).flatMap(({ from, query }) => (query === undefined ? [from] : [])),
  );
  return (written) => {
    const path = written.toLowerCase();
    if (names.has(path) || redirected.has(path) || reservedPart(path) !== null) return true;
    return [...names].some((list) => list !== "" && parseListingPath(path, list) !== null);
  };
}
