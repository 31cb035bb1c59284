import { publishParam } from "@gevel/config";
import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { isDraft } from "./prepare-entry.js";
import { type Entry } from "../ownership/edited-fields.js";

const publishRequest = z.object({ query: z.object({ [publishParam]: z.literal("true") }) });

const useActionMessage: StaffText = {
  nl: "Dit is een concept. Zet het op de site met de knop “Op de site zetten”: die zegt wat er nog ontbreekt.",
  fr: "Ceci est un brouillon. Mettez-le en ligne avec le bouton « Mettre en ligne » : il dit ce qui manque encore.",
  en: "This is a draft. Put it on the site with the button “Put on the site”: it says what is still missing.",
};

/**
 * What staff's save makes of the dates of a draft: it has been on the site since it goes there, which it does by the one
 * way that says what it lacks (PROP-20). Until then it has been there never, whatever a form sends.
 */
export function draftDates(strapi: Core.Strapi, stored: Entry, entry: Entry, now: Date): Entry {
  if (!isDraft(stored)) return {};
  if (entry.withdrawnAt === undefined) return entry.publicSince === undefined ? {} : { publicSince: null };
  if (entry.withdrawnAt !== null && entry.withdrawnAt !== "") return { publicSince: null };
  if (publishRequest.safeParse(strapi.requestContext.get()).success) return { publicSince: now };
  const message = textIn(useActionMessage, staffLanguage(strapi));
  throw new errors.ValidationError(message, {
    errors: [{ path: ["withdrawnAt"], message, name: "ValidationError" }],
  });
}

/** What a program's save makes of the dates of a draft, as one that publishes it at a planned hour. */
export function publishDates(stored: Entry, entry: Entry, now: Date): Entry {
  const isPublished = entry.withdrawnAt === null && isDraft(stored);
  return isPublished && (entry.publicSince ?? null) === null ? { publicSince: now } : {};
}
