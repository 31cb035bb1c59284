import { richText, plainText } from "../api/site/compile/rich-text";

/** Something in an entry that one clicks. */
export interface EntryLink {
  /** The field of the entry in which it stands. */
  field: string;
  linkText: string;
  /** The address it leads to, or the document it names; neither where it leads to nothing. */
  address: string | null;
  entry: string | null;
}

/** What says which version this is, and the parts of addresses, which lead nowhere by themselves. */
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

/** CMS-13: the links that stand in a version of an entry, whatever its type: in its texts and in its link fields. Pure. */
export const entryLinks = (row: object, siteUrl: string): EntryLink[] =>
  Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
    noLinks.has(field) ? [] : linksOfValue(field, value, siteUrl),
  );
