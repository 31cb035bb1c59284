import { z } from "zod";
import { moduleViews } from "../site/content-kinds.js";
import { languageSchema, type Language } from "../site/languages.js";

/** The requests of the plugin `page-builder` (CMS-1, CMS-13), and what the application passes to it. */

/** The status of each language of an entry. */
export const versionStates = ["draft", "modified", "published"] as const;
const versionStateSchema = z.enum(versionStates);
export type VersionState = z.infer<typeof versionStateSchema>;

const id = z.string().min(1).max(64);

const moduleLanguageSchema = z.object({
  language: languageSchema,
  state: versionStateSchema,
  /** Its texts are still those of the site's default language. */
  untranslated: z.boolean(),
});

/** A module as the row of a page shows it. */
export const moduleRowSchema = z.object({
  id,
  /** The public heading, in the language of the form or else in the site's default language. */
  title: z.string(),
  /** The name for staff. */
  name: z.string(),
  view: z.enum(moduleViews),
  /** Its contents: uids of components, in their order. */
  kinds: z.array(z.string()),
  languages: z.array(moduleLanguageSchema),
  /** Changes with every change of the entry. */
  changedAt: z.string(),
});
export type ModuleRow = z.infer<typeof moduleRowSchema>;

export const moduleRowsQuerySchema = z.object({ language: languageSchema });
export const moduleRowsSchema = z.array(moduleRowSchema);

/** A use of an entry, for the panel beside its form. */
export const entryUsageSchema = z.object({ type: z.string(), id, title: z.string() });
export type EntryUsage = z.infer<typeof entryUsageSchema>;
export const entryUsagesSchema = z.array(entryUsageSchema);

/** A page in its languages, and what prevents one from being created. */
export const pageStateSchema = z.object({
  languages: z.array(
    z.object({
      language: languageSchema,
      /** Null where the page has no version. */
      state: versionStateSchema.nullable(),
      /** Fields whose texts are still those of the default language. */
      untranslated: z.array(z.string()),
      /** Its modules that were never published in this language, and that it has none of at all. */
      unpublishedModules: z.number().int(),
      missingModules: z.number().int(),
    }),
  ),
  /** The entry of the menu that opens it. */
  menu: z.object({ id, languages: z.array(languageSchema) }).nullable(),
});
export type PageState = z.infer<typeof pageStateSchema>;

const shortText = z.string().max(2000);
/** `words`: values already translated; the others are copied from the source language. */
export const copyToLanguageSchema = z.object({
  from: languageSchema,
  to: languageSchema,
  words: z
    .object({
      page: z.object({ title: shortText, path: shortText, description: shortText }).partial().default({}),
      /** Titles of modules, by their id. */
      modules: z.record(id, shortText).default({}),
    })
    .default({ page: {}, modules: {} }),
});
export type CopyToLanguage = z.infer<typeof copyToLanguageSchema>;
export const copyToLanguageResponseSchema = z.object({
  page: z.boolean(),
  modules: z.number().int(),
  menu: z.boolean(),
});
export type CopyToLanguageResponse = z.infer<typeof copyToLanguageResponseSchema>;

export const publishPageSchema = z.object({ language: languageSchema });
export const publishPageResponseSchema = z.object({ modules: z.number().int(), menu: z.boolean() });

export const addToMenuResponseSchema = z.object({ id });

interface StoredVersion {
  locale: Language;
  updatedAt: string;
}

export interface StoredPage extends StoredVersion {
  title: string;
  description: string;
  content: string;
  parent: string | null;
  /** documentIds, in their order. */
  modules: readonly string[];
}

export interface StoredModule extends StoredVersion {
  title: string;
  name: string;
  description: string;
  view: ModuleRow["view"];
  relations: readonly ({ own: { type: string } } | { kind: string })[];
}

export interface StoredMenuEntry extends StoredVersion {
  sort: number;
  parent: string | null;
  page: string | null;
}

/** The versions of one content type, by document and language. */
export interface StoredDocuments<Version> {
  /** Oldest first. */
  ids(): string[];
  get(id: string, language: Language): Version | null;
  versions(id: string): Version[];
  /** The version of the language, else the default language's. */
  show(id: string, language: Language, defaultLanguage: Language): { row: Version } | null;
}

export interface StoredPages {
  pages: StoredDocuments<StoredPage>;
  modules: StoredDocuments<StoredModule>;
  menus: StoredDocuments<StoredMenuEntry>;
}

export interface PageBuilderContent {
  drafts: StoredPages;
  published: StoredPages;
  defaultLanguage: Language;
  /** Languages that are on. */
  enabled: readonly Language[];
  /** The entries of any type that have a draft in a language. */
  documentsIn(language: Language): ReadonlySet<string>;
}

/** What the application passes to the plugin `page-builder` in its register step. Both are called in a transaction. */
export interface PageBuilderSources {
  /** The drafts and the public content of one moment. */
  readContent(): Promise<PageBuilderContent>;
  usesOf(id: string): Promise<EntryUsage[]>;
}
