import { forms, listOriginalPaths, projectsOriginalPath } from "@gevel/config";
import { canonicalAddress } from "../validation/rules/address";

const home = "home";
const lists: readonly string[] = [...Object.values(listOriginalPaths), projectsOriginalPath];

/** ROUTE-3: where visitors come once they have sent a form. */
const thanks: readonly string[] = Object.values(forms).flatMap(({ thankYou, thankYouBy }) => [
  thankYou,
  ...Object.values(thankYouBy?.paths ?? {}),
]);

/** What the site is known to need one page for, by the original address of that page. */
export interface PageRole {
  kind: "home" | "list" | "thanks";
  originalPath: string;
}

export function pageRole(originalPaths: readonly string[]): PageRole | null {
  const known = originalPaths.map(canonicalAddress);
  if (known.includes(home)) return { kind: "home", originalPath: home };
  const list = known.find((path) => lists.includes(path));
  if (list !== undefined) return { kind: "list", originalPath: list };
  const thank = known.find((path) => thanks.includes(path));
  return thank === undefined ? null : { kind: "thanks", originalPath: thank };
}
