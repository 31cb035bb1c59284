import type { Language, TreeEntry } from "@gevel/config";

/** The entries that visitors of a language do not see in it. */
export const lacking = (tree: readonly TreeEntry[], language: Language): TreeEntry[] =>
  tree.filter(({ states }) => states[language] === "missing" || states[language] === "draft");

/** How many are not online in every language. */
export const countIncomplete = (tree: readonly TreeEntry[], languages: readonly Language[]): number =>
  tree.filter((entry) => languages.some((language) => lacking([entry], language).length > 0)).length;
