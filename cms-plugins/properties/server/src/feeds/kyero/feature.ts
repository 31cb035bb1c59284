import type { Words } from "../draft/words.js";

/** A feature that agents write in English, in the languages of the site. */
export type Feature = readonly [pattern: RegExp, ...words: Words];
