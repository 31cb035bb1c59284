import {
  captchaModes,
  salutationModes,
  contentRows,
  formKeys,
  languages,
  loginNotices,
  listingSorts,
  moduleViews,
  placedFormKeys,
  propertyListModes,
  weekdays,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";

/** The forms mailed to the agency: a mail to a friend goes to the friend only. */
export const mailedForms = formKeys.filter((form) => form !== "send-to-friend");

/**
 * Choices that CMS and site share, by uid and field. Their schemas take them from the contract, so that a new one is
 * named once.
 */
const enumerations: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "api::contact-form.contact-form": { form: placedFormKeys },
  "api::module.module": { position: contentRows, view: moduleViews },
  "api::property-list.property-list": { mode: propertyListModes, sort: listingSorts },
  "api::site-config.site-config": {
    captcha: captchaModes,
    languageDefault: languages,
    salutations: salutationModes,
  },
  "config.language": { code: languages },
  "config.mail-recipient": { form: mailedForms },
  "config.owner-portal": { loginNotice: loginNotices },
  "config.visiting-hours": { weekday: weekdays },
};

type AttributesOf = (uid: string) => Readonly<Record<string, unknown>> | undefined;

/** Fills them into schemas that leave them open. */
export function fillEnumerations(attributesOf: AttributesOf): void {
  for (const [uid, fields] of Object.entries(enumerations))
    for (const [field, choices] of Object.entries(fields)) {
      const attribute = attributesOf(uid)?.[field];
      if (typeof attribute !== "object" || attribute === null) throw new Error(`${uid} has no ${field}`);
      Object.assign(attribute, { enum: [...choices] });
    }
}

/** Runs before Strapi synchronizes the database. */
export function addEnumerations(strapi: Core.Strapi): void {
  const models: Record<string, { attributes: object } | undefined> = { ...strapi.contentTypes, ...strapi.components };
  fillEnumerations((uid) => ({ ...models[uid]?.attributes }));
}
