import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";

/** Strapi's messages for a field without a value. */
const isMissing =
  /\b(must be defined|cannot be null|is a required field|cannot be empty)\b|but the final value was: `null`/;

const required: StaffText = {
  nl: "Dit veld is verplicht.",
  fr: "Ce champ est obligatoire.",
  en: "This field is required.",
};
const fillIn: StaffText = {
  nl: "Vul de verplichte velden in.",
  fr: "Remplissez les champs obligatoires.",
  en: "Fill in the required fields.",
};

const detailsSchema = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })).min(1) });

/** The error in the user's language; unchanged if it is not about a missing value. */
function translated(failure: unknown, language: ReturnType<typeof staffLanguage>): unknown {
  if (language === null || !(failure instanceof errors.ValidationError)) return failure;
  const details = detailsSchema.safeParse(failure.details);
  if (!details.success || !details.data.errors.some(({ message }) => isMissing.test(message))) return failure;
  const messages = details.data.errors.map((problem) =>
    isMissing.test(problem.message) ? { ...problem, message: textIn(required, language) } : problem,
  );
  return new errors.ValidationError(textIn(fillIn, language), { ...details.data, errors: messages });
}

/**
 * CMS-11: Strapi reports an empty field in English and by its column name; staff get a translated message. Programs get
 * Strapi's.
 */
export function translateRequiredErrors(strapi: Core.Strapi): void {
  strapi.documents.use(async (_context, next) => {
    try {
      return await next();
    } catch (failure) {
      throw translated(failure, staffLanguage(strapi));
    }
  });
}
