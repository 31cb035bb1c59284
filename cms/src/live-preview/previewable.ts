import type { UID } from "@strapi/strapi";
import { ownScreens } from "../preview/own-screens";

/** Those that stand on every page. */
export const onEveryPage = [
  "api::menu.menu",
  "api::footer.footer",
  "api::site-config.site-config",
] as const satisfies UID.ContentType[];

/** Those that a module shows. */
const inModules = [
  "api::category.category",
  "api::slider.slider",
  "api::contact-form.contact-form",
  "api::property-list.property-list",
  "api::testimonial.testimonial",
] as const satisfies UID.ContentType[];

type Previewable = keyof typeof ownScreens | (typeof onEveryPage | typeof inModules)[number];

/** All that the site shows on a page; the admin offers to look along with these, and the CMS takes no other form. */
const previewable: ReadonlySet<string> = new Set([...Object.keys(ownScreens), ...onEveryPage, ...inModules]);
export const isPreviewable = (uid: string): uid is Previewable => previewable.has(uid);
