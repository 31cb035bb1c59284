import { z } from "zod";
import { languageSchema, type Language } from "../site/languages.js";
import { libraryPictureSchema, type LibraryPicture } from "./alternative-texts.js";
import type { RouteEntry, SiteTree } from "./pages.js";

/** The status of an entry in a language. `modified`: published, and its draft differs. */
export const entryStates = ["published", "modified", "draft", "missing"] as const;
export type EntryState = (typeof entryStates)[number];

/** A value for each enabled language, none for the others. */
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

/** A row of the page tree; `depth` is the number of its ancestors. */
const treeEntrySchema = z.object({
  uid: z.string(),
  kind: z.enum(["page", "article"]),
  id: z.string(),
  title: z.string(),
  depth: z.int(),
  states: inLanguages(z.enum(entryStates)),
});
export type TreeEntry = z.infer<typeof treeEntrySchema>;

/**
 * Why a link is broken. `nowhere`: the site has no such address. `other-language`: it exists in another language only,
 * or leaves the language of the text. `unpublished`: its target is not published. `empty`: it has no target.
 */
export const linkProblems = ["nowhere", "other-language", "unpublished", "empty"] as const;
export type LinkProblem = (typeof linkProblems)[number];

const brokenLinkSchema = z.object({
  /** The entry, what English calls its type, and the language that contains the link. */
  uid: z.string(),
  typeName: z.string(),
  id: z.string(),
  language: languageSchema,
  title: z.string(),
  /** Its field, and what English calls it. */
  field: z.string(),
  label: z.string(),
  /** The link text; empty if there is none. */
  linkText: z.string(),
  /** The address, or the title of the entry, that it leads to. */
  target: z.string(),
  problem: z.enum(linkProblems),
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

/** CMS-13, GET /content-audit/findings: the content audit, limited to what the user may read. */
export const contentAuditSchema = z.object({
  /** The enabled languages, the default one first. */
  languages: z.array(languageSchema),
  /** Null if the user may not read it. */
  tree: z.array(treeEntrySchema).nullable(),
  links: z.array(brokenLinkSchema),
  pictures: z
    .object({
      count: z.int(),
      /** How many lack a text in each language. */
      lacking: inLanguages(z.int()),
      /** Some of those that lack one, newest first. */
      some: z.array(libraryPictureSchema),
    })
    .nullable(),
});
export type ContentAudit = z.infer<typeof contentAuditSchema>;

/** A page, or an article with an address, drafts too. */
export interface AuditedPage extends Omit<TreeEntry, "depth"> {
  parent: string | null;
  isHome: boolean;
}

/** Something in a published entry that one clicks: it leads to an address, to an entry, or to nothing. */
export interface AuditedLink extends Omit<BrokenLink, "typeName" | "target" | "problem"> {
  address: string | null;
  /** Whether visitors of the language see the entry. */
  entry: { title: string; isShown: boolean } | null;
}

/** The addresses of the site that have a target. */
export interface KnownAddresses {
  /** The public address of the site. */
  siteUrl: string;
  defaultLanguage: Language;
  enabled: readonly Language[];
  routes: readonly RouteEntry[];
  redirects: (language: Language) => SiteTree["redirects"];
  /** Ids of the listings and projects that have a page. */
  properties: ReadonlySet<number>;
  projects: ReadonlySet<number>;
  /** The sources' references of these listings, see `foldedListingKey`. */
  listingKeys: ReadonlySet<string>;
  /** Paths of the media library's files stored here. */
  files: ReadonlySet<string>;
}

/** What the application knows of the content at one time. */
export interface AuditedContent {
  /** The enabled languages, the default one first. */
  languages: Language[];
  pages: readonly AuditedPage[];
  links: readonly AuditedLink[];
  addresses: KnownAddresses;
}

/** Given to the content audit by the application. */
export interface AuditSources {
  /** Who may read this content type may see the audit. */
  pageUid: string;
  content(): Promise<AuditedContent>;
  /** The pictures of the media library with their texts, newest first. */
  pictures(): Promise<LibraryPicture[]>;
}
