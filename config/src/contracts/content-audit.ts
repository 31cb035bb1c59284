import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { libraryPictureSchema } from "./alternative-texts.js";

/** The status of an entry in a language. `modified`: published, and its draft differs. */
export const entryStates = ["published", "modified", "draft", "missing"] as const;
export type EntryState = (typeof entryStates)[number];

/** A value for each enabled language, none for the others. */
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

/** A row of the page tree; `depth` is the number of its ancestors. */
const treeEntrySchema = z.object({
  uid: z.string(),
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
  /** The entry, and the language that contains the link. */
  uid: z.string(),
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

/** CMS-13, GET /admin/missing-content: the content audit, limited to what the user may read. */
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
