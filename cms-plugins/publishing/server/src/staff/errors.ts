import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const notFoundText: StaffText = {
  nl: "Dit bestaat niet of niet meer.",
  fr: "Cet élément n’existe pas ou plus.",
  en: "This does not exist, or not any more.",
};
const notAllowedText: StaffText = {
  nl: "U mag dit niet publiceren.",
  fr: "Vous ne pouvez pas publier cet élément.",
  en: "You may not publish this.",
};

export const translate = (strapi: Core.Strapi, text: StaffText): string => textIn(text, staffLanguage(strapi));

export const notFoundError = (strapi: Core.Strapi) => new errors.NotFoundError(translate(strapi, notFoundText));
export const notAllowedError = (strapi: Core.Strapi) => new errors.ForbiddenError(translate(strapi, notAllowedText));
