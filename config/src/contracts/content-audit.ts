import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { libraryPictureSchema } from "./alternative-texts.js";

/** How far an entry is in a language. `modified`: published, and its draft says something else. */
export const entryStates = ["published", "modified", "draft", "missing"] as const;
export type EntryState = (typeof entryStates)[number];

/** What is known of each language that is on; of the others nothing. */
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

/** A row of the page tree; `depth` is how many pages it stands under. */
const treeEntrySchema = z.object({
  uid: z.string(),
  id: z.string(),
  title: z.string(),
  depth: z.int(),
  states: inLanguages(z.enum(entryStates)),
});
export type TreeEntry = z.infer<typeof treeEntrySchema>;

/**
 * Why a link is broken. `nowhere`: its address is not of the site. `other-language`: it is there in another language alone, or leads
 * out of the language of the text. `unpublished`: what it points at is not published. `empty`: it points at nothing.
 */
export const linkProblems = ["nowhere", "other-language", "unpublished", "empty"] as const;
export type LinkProblem = (typeof linkProblems)[number];

const brokenLinkSchema = z.object({
  /** The entry, and the language in which the link stands. */
  uid: z.string(),
  id: z.string(),
  language: languageSchema,
  title: z.string(),
  /** Its field, and what English calls it. */
  field: z.string(),
  label: z.string(),
  /** What is clicked; empty where nothing is. */
  linkText: z.string(),
  /** The address, or the title of the entry, that it leads to. */
  target: z.string(),
  problem: z.enum(linkProblems),
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

/** CMS-13, GET /admin/missing-content: what is missing on the site, as far as whoever asks may read it. */
export const contentAuditSchema = z.object({
  /** Those that are on, the default one first. */
  languages: z.array(languageSchema),
  /** Null where nobody may read it. */
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
