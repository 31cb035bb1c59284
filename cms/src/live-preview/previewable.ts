import type { UID } from "@strapi/strapi";
import { ownScreens } from "../preview/own-screens";

/** Content shown on every page. */
export const onEveryPage = [
  "api::menu.menu",
  "api::footer.footer",
  "api::site-config.site-config",
] as const satisfies UID.ContentType[];

/** Content shown by a module. */
const inModules = [
  "api::category.category",
  "api::slider.slider",
  "api::contact-form.contact-form",
  "api::property-list.property-list",
  "api::testimonial.testimonial",
] as const satisfies UID.ContentType[];

type Previewable = keyof typeof ownScreens | (typeof onEveryPage | typeof inModules)[number];

/** All types that the site shows on a page; the admin offers live preview for these, and the CMS accepts no other form. */
const previewable: ReadonlySet<string> = new Set([...Object.keys(ownScreens), ...onEveryPage, ...inModules]);
export const isPreviewable = (uid: string): uid is Previewable => previewable.has(uid);
