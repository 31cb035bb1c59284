import { publishParam } from "@gevel/config";
import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { isDraft } from "./prepare-entry.js";
import { type Entry } from "../ownership/edited-fields.js";

const publishRequest = z.object({ query: z.object({ [publishParam]: z.literal("true") }) });

const useActionMessage: StaffText = {
  nl: "Dit is een concept. Publiceer het met de knop “Publiceren”: die toont wat er nog ontbreekt.",
  fr: "Ceci est un brouillon. Publiez-le avec le bouton « Publier » : il montre ce qui manque encore.",
  en: "This is a draft. Publish it with the button “Publish”: it shows what is still missing.",
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
