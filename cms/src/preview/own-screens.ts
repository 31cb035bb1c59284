import type { PreviewQuery } from "@gevel/config";
import type { UID } from "@strapi/strapi";

/** The one entry of these has all languages: it is shown in the language of whoever looks. */
export const itemScreens = {
  "plugin::properties.property": "property",
  "plugin::properties.project": "project",
} as const satisfies Partial<Record<UID.ContentType, PreviewQuery["type"]>>;

/** What can be looked at by itself. The admin reads it too: it stays free of what only a server has. */
export const ownScreens = {
  "api::page.page": "page",
  "api::module.module": "module",
  "api::article.article": "article",
  "api::popup.popup": "popup",
  ...itemScreens,
} as const satisfies Partial<Record<UID.ContentType, PreviewQuery["type"]>>;

export const hasOwnScreen = (uid: string): uid is keyof typeof ownScreens => Object.hasOwn(ownScreens, uid);
export const isItem = (uid: string): uid is keyof typeof itemScreens => Object.hasOwn(itemScreens, uid);
