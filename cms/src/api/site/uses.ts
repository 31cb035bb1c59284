import { siteContentTypes } from "../content-types";
import type { ContentName, RowOf, SiteContent } from "./site-content";

/** A use of an entry. */
export interface Use {
  by: ContentName;
  id: string;
  title: string;
}

const types: {
  readonly [Name in ContentName]: { needs?: (row: RowOf<Name>) => readonly (string | null | undefined)[] };
} = siteContentTypes;

/** The staff's name of an entry. */
export function titleOf(row: object): string {
  for (const [name, value] of Object.entries(row))
    if (["title", "name", "agencyName"].includes(name) && typeof value === "string" && value !== "") return value;
  return "";
}

function usesIn<Name extends ContentName>(name: Name, id: string, content: Pick<SiteContent, Name>): Use[] {
  const { needs } = types[name];
  const documents: { ids(): string[]; versions(id: string): RowOf<Name>[] } = content[name];
  if (needs === undefined) return [];
  return documents.ids().flatMap((user) => {
    const versions = documents.versions(user);
    const [first] = versions;
    return first && user !== id && versions.some((row) => needs(row).includes(id))
      ? [{ by: name, id: user, title: titleOf(first) }]
      : [];
  });
}

export const isContentName = (name: string): name is ContentName => name in siteContentTypes;

/** The entries that would break without an entry, in any language, by type, oldest first. */
export const usesOf = (id: string, content: SiteContent): Use[] =>
  Object.keys(siteContentTypes).flatMap((name) => (isContentName(name) ? usesIn(name, id, content) : []));
