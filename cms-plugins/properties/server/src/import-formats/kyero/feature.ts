import type { Term } from "../draft/localized-terms.js";

/** A feature that agents write in English, in the languages of the site. */
export type Feature = readonly [pattern: RegExp, ...terms: Term];
