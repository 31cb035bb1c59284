import type { BrokenLink, Language, LinkProblem } from "@gevel/config";
import { siteContentTypes } from "../api/content-types";
import type { ContentName, RowOf, SiteContent } from "../api/site/compile/compile-context";
import { compileSite } from "../api/site/compile/compile-site";
import type { Version } from "../api/site/content/row-fields";
import { titleOf } from "../referential-integrity/uses";
import { entryLinks, type EntryLink } from "./entry-links";
import { findTarget, type KnownAddresses } from "./find-target";
import { menuAddresses, menuLinks } from "./menu-links";

/** What the site has beside its own content. */
export type ExternalTargets = Pick<KnownAddresses, "siteUrl" | "properties" | "projects" | "listingKeys" | "files">;

type Named = Pick<EntryLink, "field" | "entry">;
const named = (field: string, ids: readonly (string | null)[]): Named[] => ids.map((entry) => ({ field, entry }));

/** Entries that one names outside its link fields, and cannot do without. */
const namedEntries: { readonly [Name in ContentName]?: (row: RowOf<Name>) => Named[] } = {
  pages: ({ parent, modules }) => [...named("parent", [parent]), ...named("modules", modules)],
  articles: ({ parent }) => named("parent", [parent]),
};

/** What each block of a module shows; where a language has no version of it, the default language says what was meant. */
function blocksOf(row: RowOf<"modules">, inDefault: RowOf<"modules"> | null): EntryLink[] {
  return row.relations.flatMap((relation, index) => {
    if ("own" in relation) return [];
    const twin = inDefault?.relations[index];
    const entry = relation.target ?? (twin && "target" in twin && twin.kind === relation.kind ? twin.target : null);
    return [{ field: "relations", linkText: "", address: null, entry }];
  });
}

const isContentName = (name: string): name is ContentName => name in siteContentTypes;
const names = Object.keys(siteContentTypes).filter(isContentName);

/**
 * CMS-13: what visitors of each language cannot follow, of all that is published. `drafts` names what is not. Pure.
 */
export function brokenLinks(
  published: SiteContent,
  drafts: SiteContent,
  externalTargets: ExternalTargets,
): BrokenLink[] {
  const { enabled, tree, contextOf } = compileSite(published);
  const [first = "nl"] = enabled;
  const { defaultLanguage } = contextOf(first);
  const trees = new Map(enabled.map((language) => [language, tree(language)]));
  const site: KnownAddresses = {
    ...externalTargets,
    defaultLanguage,
    enabled,
    routes: trees.get(first)?.routes ?? [],
    redirects: (language) => trees.get(language)?.redirects ?? [],
  };
  const menus = new Map(enabled.map((language) => [language, menuAddresses(trees.get(language)?.menu ?? [])]));

  const shown = (id: string, language: Language) =>
    names.some((name) => published[name].show(id, language, defaultLanguage) !== null);
  const nameOf = (id: string) => {
    const versions = names.flatMap((name): Version[] => drafts[name].versions(id));
    return titleOf(versions.find(({ locale }) => locale === defaultLanguage) ?? versions[0] ?? {});
  };

  function problemOf({ address, entry }: EntryLink, language: Language): LinkProblem | null {
    if (entry !== null) return shown(entry, language) ? null : "unpublished";
    if (address === null) return "empty";
    const target = findTarget(address, language, site);
    return target === "here" || target === "elsewhere" ? null : target;
  }

  function linksOf<Name extends ContentName>(name: Name, row: RowOf<Name>): EntryLink[] {
    const others = (namedEntries[name]?.(row) ?? []).flatMap(({ field, entry }) =>
      entry === null ? [] : { field, linkText: "", address: null, entry },
    );
    return [...entryLinks(row, externalTargets.siteUrl), ...others];
  }

  const inMenu = (row: RowOf<"menus">) =>
    menuLinks(row, menus.get(row.locale) ?? new Map(), { content: published, defaultLanguage });
  const inModule = (row: RowOf<"modules">) => [
    ...linksOf("modules", { ...row, relations: [] }),
    ...blocksOf(row, published.modules.get(row.documentId, defaultLanguage)),
  ];

  function brokenLinkOf<Row extends Version>(name: ContentName, row: Row, links: readonly EntryLink[]): BrokenLink[] {
    const { uid, layout } = siteContentTypes[name];
    return links.flatMap((link) => {
      const problem = problemOf(link, row.locale);
      if (problem === null) return [];
      const { field, linkText, address, entry } = link;
      const fields: Readonly<Record<string, { label: string }>> = layout.fields;
      return {
        ...{ uid, id: row.documentId, language: row.locale, title: titleOf(row), field },
        ...{ label: fields[field]?.label ?? field, linkText, problem },
        target: entry === null ? (address ?? "") : nameOf(entry),
      };
    });
  }

  function brokenLinksIn<Name extends ContentName>(name: Name, links: (row: RowOf<Name>) => EntryLink[]): BrokenLink[] {
    const documents: { ids(): string[]; versions(id: string): RowOf<Name>[] } = published[name];
    return documents
      .ids()
      .flatMap((id) => documents.versions(id))
      .filter(({ locale }) => enabled.includes(locale))
      .flatMap((row) => brokenLinkOf(name, row, links(row)));
  }

  const rest = names.filter((name) => name !== "menus" && name !== "modules");
  return [
    ...brokenLinksIn("menus", inMenu),
    ...brokenLinksIn("modules", inModule),
    ...rest.flatMap((name) => brokenLinksIn(name, (row) => linksOf(name, row))),
  ];
}
