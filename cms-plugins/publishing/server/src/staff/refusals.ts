import { staffLanguage, textIn, type StaffText } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const notThere: StaffText = {
  nl: "Dit bestaat niet of niet meer.",
  fr: "Cet élément n’existe pas ou plus.",
  en: "This does not exist, or not any more.",
};
const notAllowed: StaffText = {
  nl: "Je mag dit niet publiceren.",
  fr: "Vous ne pouvez pas publier cet élément.",
  en: "You may not publish this.",
};

export const say = (strapi: Core.Strapi, text: StaffText): string => textIn(text, staffLanguage(strapi));

export const isNotThere = (strapi: Core.Strapi) => new errors.NotFoundError(say(strapi, notThere));
export const mayNot = (strapi: Core.Strapi) => new errors.ForbiddenError(say(strapi, notAllowed));
