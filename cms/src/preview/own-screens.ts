import type { PreviewQuery } from "@gevel/config";
import type { UID } from "@strapi/strapi";

/** One entry of these has all languages: it is shown in the language of the user. */
export const itemScreens = {
  "plugin::properties.property": "property",
  "plugin::properties.project": "project",
} as const satisfies Partial<Record<UID.ContentType, PreviewQuery["type"]>>;

/** Types that can be previewed by themselves. The admin imports this too: no server-only code here. */
export const ownScreens = {
  "api::page.page": "page",
  "api::module.module": "module",
  "api::article.article": "article",
  "api::popup.popup": "popup",
  ...itemScreens,
} as const satisfies Partial<Record<UID.ContentType, PreviewQuery["type"]>>;

export const hasOwnScreen = (uid: string): uid is keyof typeof ownScreens => Object.hasOwn(ownScreens, uid);
export const isItem = (uid: string): uid is keyof typeof itemScreens => Object.hasOwn(itemScreens, uid);
