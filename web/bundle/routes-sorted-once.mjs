import { patchPackage } from "./patch-package.mjs";

/**
 * The router sorts all routes and writes an expression of each for every address it is asked, three times a page: a tenth of
 * what a list costs. Routes never change while a server runs, so both are kept.
 */
export const routesSortedOnce = patchPackage({
  name: "routes-sorted-once",
  file: /\/@remix-run\/router\/dist\/router(\.cjs)?\.js$/,
  changes: [
    [
      "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
      `  let branches = keptBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    keptBranches.set(routes, branches);
  }`,
    ],
    [
      "compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
      "keptPath(pattern.path, pattern.caseSensitive, pattern.end);",
    ],
  ],
  behind: `
const keptBranches = new WeakMap();
const keptPaths = new Map();
function keptPath(path, caseSensitive, end) {
  const key = path + " " + caseSensitive + " " + end;
  let kept = keptPaths.get(key);
  if (!kept) {
    kept = compilePath(path, caseSensitive, end);
    // The house's own routes; an address that was taken for a pattern would fill it without end.
    if (keptPaths.size < 500) keptPaths.set(key, kept);
  }
  return kept;
}
`,
});
