import type { AuditedLink, Language, MenuEntry, SiteTree } from "@gevel/config";
import { titleOf } from "../uses";
import { siteContentTypes } from "../../content-types";
import type { ContentName, RowOf, SiteContent, SiteContext } from "../site-content";
import { pointsAt } from "../../../content/compile-context";
import { richText, plainText } from "../../../content/rich-text";
import type { Version } from "../../../content/row-fields";

/** Something in an entry that one clicks. */
interface EntryLink {
  /** The field of the entry that contains it. */
  field: string;
  linkText: string;
  /** The address it leads to, or the document it names; neither where it leads to nothing. */
  address: string | null;
  entry: string | null;
}

/** Fields that identify the version, and the parts of addresses, which are no links by themselves. */
const noLinks = new Set([
  ...["documentId", "locale", "createdAt", "updatedAt", "publishedAt"],
  ...["path", "originalPath", "from", "css"],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The links of a text, whether staff wrote it as Markdown or as HTML. */
function linksOfText(field: string, text: string): EntryLink[] {
  if (!/\]\(|<a\s/i.test(text)) return [];
  return [...richText(text).matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gis)].map(
    ([, href = "", inner = ""]) => ({
      field,
      linkText: plainText(inner),
      address: href.replaceAll("&amp;", "&"),
      entry: null,
    }),
  );
}

const isLinkField = (value: Record<string, unknown>) =>
  ["label", "page", "article", "url"].every((name) => name in value);

function linkOfField(field: string, value: Record<string, unknown>): EntryLink[] {
  const { label, page, article, url } = value;
  const entry = textOf(page) || textOf(article) || null;
  const address = entry === null ? textOf(url) || null : null;
  // A link that staff left empty altogether is none.
  if (entry === null && address === null && textOf(label) === "") return [];
  return [{ field, linkText: textOf(label), address, entry }];
}

function linksOfValue(field: string, value: unknown, siteUrl: string): EntryLink[] {
  if (typeof value === "string") {
    const isAddress = /^\/(?!\/)\S*$/.test(value) || (value.startsWith(siteUrl) && !/\s/.test(value));
    return isAddress ? [{ field, linkText: "", address: value, entry: null }] : linksOfText(field, value);
  }
  if (Array.isArray(value)) return value.flatMap((part) => linksOfValue(field, part, siteUrl));
  if (!isRecord(value) || "mime" in value) return [];
  if (isLinkField(value)) return linkOfField(field, value);
  return Object.entries(value).flatMap(([name, part]) => (noLinks.has(name) ? [] : linksOfValue(field, part, siteUrl)));
}

/** CMS-13: the links in a version of an entry, of any type: in its texts and in its link fields. Pure. */
const entryLinks = (row: object, siteUrl: string): EntryLink[] =>
  Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
    noLinks.has(field) ? [] : linksOfValue(field, value, siteUrl),
  );

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.childMenus)]);

/** By document, the target of each menu entry of a language that has an address of its own. */
const menuAddresses = (menu: readonly MenuEntry[]): ReadonlyMap<string, string> =>
  new Map(all(menu).map(({ id, routeId, url }) => [id, routeId === null ? url : ""]));

/** The link of a menu entry; one without a target of its own may group others. */
function menuLinks(
  row: RowOf<"menus">,
  addresses: ReadonlyMap<string, string>,
  { content: { menus, pages, articles }, defaultLanguage }: Pick<SiteContext, "content" | "defaultLanguage">,
): EntryLink[] {
  const linkText = row.title || row.name;
  if ((row.redirect || row.type === "link") && row.redirectUrl !== "")
    return [{ field: "redirectUrl", linkText, address: row.redirectUrl, entry: null }];
  const isArticle = row.type === "article";
  const entry = isArticle
    ? pointsAt(menus, row, (version) => version.article, articles, defaultLanguage)
    : pointsAt(menus, row, (version) => version.page, pages, defaultLanguage);
  const field = isArticle ? "article" : "page";
  if (entry !== null) return [{ field, linkText, address: null, entry }];
  const address = addresses.get(row.documentId);
  // Not in the menu at all: it has no target and no children.
  if (address === undefined) return [{ field: row.path === "" ? field : "path", linkText, address: null, entry: null }];
  return address === "" ? [] : [{ field: "path", linkText, address, entry: null }];
}

type Named = Pick<EntryLink, "field" | "entry">;
const named = (field: string, ids: readonly (string | null)[]): Named[] => ids.map((entry) => ({ field, entry }));

/** Entries that one names outside its link fields, and cannot do without. */
const namedEntries: { readonly [Name in ContentName]?: (row: RowOf<Name>) => Named[] } = {
  pages: ({ parent, modules }) => [...named("parent", [parent]), ...named("modules", modules)],
  articles: ({ parent }) => named("parent", [parent]),
};

/** The contents of each block of a module; where a language has no version of one, the default language's applies. */
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

interface CompiledSite {
  published: SiteContent;
  drafts: SiteContent;
  defaultLanguage: Language;
  /** The compiled tree of each enabled language. */
  trees: ReadonlyMap<Language, SiteTree>;
  siteUrl: string;
}

/** CMS-13: the links of all that is published in the enabled languages. `drafts` names what is not. Pure. */
export function auditedLinks({ published, drafts, defaultLanguage, trees, siteUrl }: CompiledSite): AuditedLink[] {
  const menus = new Map([...trees].map(([language, { menu }]) => [language, menuAddresses(menu)]));

  const isShown = (id: string, language: Language) =>
    names.some((name) => published[name].show(id, language, defaultLanguage) !== null);
  const nameOf = (id: string) => {
    const versions = names.flatMap((name): Version[] => drafts[name].versions(id));
    return titleOf(versions.find(({ locale }) => locale === defaultLanguage) ?? versions[0] ?? {});
  };

  function linksOf<Name extends ContentName>(name: Name, row: RowOf<Name>): EntryLink[] {
    const others = (namedEntries[name]?.(row) ?? []).flatMap(({ field, entry }) =>
      entry === null ? [] : { field, linkText: "", address: null, entry },
    );
    return [...entryLinks(row, siteUrl), ...others];
  }

  const inMenu = (row: RowOf<"menus">) =>
    menuLinks(row, menus.get(row.locale) ?? new Map(), { content: published, defaultLanguage });
  const inModule = (row: RowOf<"modules">) => [
    ...linksOf("modules", { ...row, relations: [] }),
    ...row.relations.flatMap((part) => ("own" in part ? linksOfValue("relations", part.own, siteUrl) : [])),
    ...blocksOf(row, published.modules.get(row.documentId, defaultLanguage)),
  ];

  function auditedLink<Row extends Version>(name: ContentName, row: Row, link: EntryLink): AuditedLink {
    const { uid, layout } = siteContentTypes[name];
    const { field, linkText, address, entry } = link;
    const fields: Readonly<Record<string, { label: string }>> = layout.fields;
    return {
      ...{ uid, id: row.documentId, language: row.locale, title: titleOf(row) },
      ...{ field, label: fields[field]?.label ?? field, linkText, address },
      entry: entry === null ? null : { title: nameOf(entry), isShown: isShown(entry, row.locale) },
    };
  }

  function linksIn<Name extends ContentName>(name: Name, links: (row: RowOf<Name>) => EntryLink[]): AuditedLink[] {
    const documents: { ids(): string[]; versions(id: string): RowOf<Name>[] } = published[name];
    return documents
      .ids()
      .flatMap((id) => documents.versions(id))
      .filter(({ locale }) => trees.has(locale))
      .flatMap((row) => links(row).map((link) => auditedLink(name, row, link)));
  }

  const rest = names.filter((name) => name !== "menus" && name !== "modules");
  return [
    ...linksIn("menus", inMenu),
    ...linksIn("modules", inModule),
    ...rest.flatMap((name) => linksIn(name, (row) => linksOf(name, row))),
  ];
}
