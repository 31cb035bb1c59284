import { z } from "zod";
import { purposes } from "../site/consent-purposes.js";
import { languageSchema } from "../site/languages.js";

const version = z.string().regex(/^\d{1,4}$/);

/** POST /api/consent-choice on the site: a visitor's choice and the version of the text, without anything about the visitor. */
export const consentChoiceSchema = z.strictObject({
  version,
  language: languageSchema,
  grants: z.array(z.enum(purposes)).max(purposes.length),
});
export type ConsentChoice = z.infer<typeof consentChoiceSchema>;

const count = z.int().min(0).max(1_000_000);

/** The choices for one version of the text, in one language, on one Belgian day. */
export const consentCountSchema = z.strictObject({
  day: z.iso.date(),
  version,
  language: languageSchema,
  /** All purposes granted, none, or some. */
  accepted: count,
  declined: count,
  chosen: count,
  ...{ consentAnalyticsStorage: count, consentAdStorage: count },
  ...{ consentAdUserData: count, consentAdPersonalization: count },
});
export type ConsentCount = z.infer<typeof consentCountSchema>;

/** POST /api/consent-choices on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: the counts since the last request. */
export const consentCountsSchema = z.strictObject({ counts: z.array(consentCountSchema).min(1).max(1_000) });
export const consentCountsResponseSchema = z.strictObject({ stored: z.int() });
