import type { ContentName, RowOf, SiteContent } from "../api/site/compile/compile-context";
import type { LinkRow } from "../api/site/content/shared-rows";

/** What hangs on an entry. */
export interface Use {
  by: ContentName;
  title: string;
}

const ofLinks = (links: readonly (LinkRow | null)[]) => links.flatMap((link) => [link?.page, link?.article]);

type Ids = (string | null | undefined)[];

/**
 * What an entry of each type cannot do without. Not named: lists that merely get shorter (the articles of a category, the
 * testimonials of a slider), a menu entry over others, and what an entry only mentions (the article of a testimonial).
 */
const needs: { [Name in ContentName]?: (row: RowOf<Name>) => Ids } = {
  pages: ({ parent, modules }) => [parent, ...modules],
  articles: ({ parent }) => [parent],
  menus: ({ page, article }) => [page, article],
  modules: ({ relations }) =>
    relations.map((relation) => {
      if (relation.__component === "relation.category") return relation.category;
      if (relation.__component === "relation.contact") return relation.contact;
      if (relation.__component === "relation.property-list") return relation.propertyList;
      return relation.__component === "relation.slider" ? relation.slider : relation.article;
    }),
  sliders: ({ slides }) => ofLinks(slides.map(({ link }) => link)),
  propertyLists: ({ moreLink }) => ofLinks([moreLink]),
  popups: ({ link }) => ofLinks([link]),
  footers: ({ columns, bottomLinks }) => ofLinks([...columns.flatMap(({ links }) => links), ...bottomLinks]),
  siteConfigs: ({ topBar, headerLinks }) => ofLinks([...topBar.map(({ link }) => link), ...headerLinks]),
};

function titleOf(row: object): string {
  for (const [name, value] of Object.entries(row))
    if (["title", "name", "agencyName"].includes(name) && typeof value === "string" && value !== "") return value;
  return "";
}

function usesIn<Name extends ContentName>(name: Name, id: string, content: Pick<SiteContent, Name>): Use[] {
  const read: ((row: RowOf<Name>) => Ids) | undefined = needs[name];
  const documents: { ids(): string[]; versions(id: string): RowOf<Name>[] } = content[name];
  if (read === undefined) return [];
  return documents.ids().flatMap((user) => {
    const versions = documents.versions(user);
    const [first] = versions;
    return first && user !== id && versions.some((row) => read(row).includes(id))
      ? [{ by: name, title: titleOf(first) }]
      : [];
  });
}

const names: readonly ContentName[] = [
  ...(["pages", "articles", "menus", "modules", "sliders"] as const),
  ...(["propertyLists", "popups", "footers", "siteConfigs"] as const),
];

/** What would be broken without an entry, in whatever language, oldest first by type. */
export const usesOf = (id: string, content: SiteContent): Use[] => names.flatMap((name) => usesIn(name, id, content));
