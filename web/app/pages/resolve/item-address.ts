import {
  fallbackListPaths,
  fallbackProjectPaths,
  isListingId,
  languages,
  listingKey,
  listOriginalPaths,
  parseListingPath,
  projectsOriginalPath,
  type Goal,
  type Language,
  type RouteEntry,
} from "@gevel/config";
import { routeIndex } from "~/i18n/route-index";

/** Kinds of content with a page of their own, by id. */
export type ItemKind = "property" | "project";

/** The addresses of listings and projects. */
export interface ItemAddresses {
  defaultLanguage: Language;
  routes: readonly RouteEntry[];
  /** ROUTE-5: the id of the listing that its source calls so, see `listingKey`; null where there is none. */
  listingOf(key: string): number | null;
  /** Canonical path of a listing's page, null where there is no such listing. */
  listingPath(id: number, language: Language): string | null;
  /** The same of a project's. */
  projectPath(id: number, language: Language): string | null;
}

export const goals: readonly Goal[] = [0, 1];
/** The pages under which items have their address. */
const itemLists: readonly { kind: ItemKind; original: string; fallback: Record<Language, string> }[] = [
  ...goals.map((goal) => ({
    kind: "property" as const,
    original: listOriginalPaths[goal],
    fallback: fallbackListPaths[goal],
  })),
  { kind: "project", original: projectsOriginalPath, fallback: fallbackProjectPaths },
];

interface ItemAddress {
  kind: ItemKind;
  id: number;
}

export const itemPath = ({ kind, id }: ItemAddress, language: Language, site: ItemAddresses) =>
  kind === "property" ? site.listingPath(id, language) : site.projectPath(id, language);

export const isOfSource = (path: string): boolean => /^property\/[^/]+\/./i.test(path);

/** ROUTE-5: `property/{source}/{reference}`, as it was written; a reference may contain slashes. */
export function listingBySource(written: string, { listingOf }: ItemAddresses): ItemAddress | null {
  if (!isOfSource(written)) return null;
  const [, source = "", ...reference] = written.split("/");
  const id = listingOf(listingKey(source.toLowerCase(), reference.join("/")));
  return id === null ? null : { kind: "property", id };
}

/** ROUTE-5, ROUTE-7: `property/{id}`, `project/{id}`, or an address under a list page in whichever language. */
export function itemAt(path: string, { routes, defaultLanguage }: ItemAddresses): ItemAddress | null {
  const [first, id, ...more] = path.split("/");
  if ((first === "property" || first === "project") && id !== undefined && more.length === 0 && isListingId(id))
    return { kind: first, id: Number(id) };
  for (const { kind, original, fallback } of itemLists) {
    const list = routeIndex(routes, defaultLanguage).byOriginalPath(original);
    for (const language of languages) {
      for (const listPath of [list?.paths[language], fallback[language], original]) {
        const found = listPath ? parseListingPath(path, listPath) : null;
        if (found) return { kind, id: found.id };
      }
    }
  }
  return null;
}

/** Every path of the list of a goal, without language: that of each language, of a site without that page, and the original. */
export function listPaths(
  goal: Goal,
  { routes, defaultLanguage }: Pick<ItemAddresses, "routes" | "defaultLanguage">,
): string[] {
  const list = routeIndex(routes, defaultLanguage).byOriginalPath(listOriginalPaths[goal]);
  const own = languages.flatMap((language) => [
    list?.paths[language]?.toLowerCase(),
    fallbackListPaths[goal][language],
  ]);
  return [...new Set([...own, listOriginalPaths[goal]])].flatMap((path) => path || []);
}
