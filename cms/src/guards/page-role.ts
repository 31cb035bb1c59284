import { listOriginalPaths, projectsOriginalPath } from "@gevel/config";
import { sameAddress } from "../validation/rules/address";

const home = "home";
const lists: readonly string[] = [...Object.values(listOriginalPaths), projectsOriginalPath];

/** What the site is known to need one page for, by the original address of that page. */
export interface PageRole {
  kind: "home" | "list";
  originalPath: string;
}

export function pageRole(originalPaths: readonly string[]): PageRole | null {
  const known = originalPaths.map(sameAddress);
  if (known.includes(home)) return { kind: "home", originalPath: home };
  const list = known.find((path) => lists.includes(path));
  return list === undefined ? null : { kind: "list", originalPath: list };
}
