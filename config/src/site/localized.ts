import { z } from "zod";
import { byLanguage } from "./languages.js";

/**
 * A multilingual value as integrators send it: an object keyed by language code, in lower or upper case. Unknown keys
 * are dropped when it is normalised. A language left out is not changed; null or an empty text removes its text.
 */
export const localizedInputSchema = z.union([z.string(), z.record(z.string(), z.string().nullish())]);
export type LocalizedInput = z.infer<typeof localizedInputSchema>;

/** A multilingual value as we store and send it: only languages that really have text. */
export const localizedSchema = z.object(byLanguage(() => z.string().optional()));
export type Localized = z.infer<typeof localizedSchema>;
