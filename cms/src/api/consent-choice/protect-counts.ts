import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { consentChoiceUid } from "./consent-choice-uid";

const reading = ["findOne", "findMany", "findFirst", "count"];

/** The counts are evidence: nobody edits them by hand, administrators included. */
export function protectCounts(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== consentChoiceUid || reading.includes(context.action)) return next();
    throw new errors.ValidationError("What visitors chose is counted by the site and cannot be changed.");
  });
}
