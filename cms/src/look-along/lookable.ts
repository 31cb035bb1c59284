import type { UID } from "@strapi/strapi";
import { ownScreens } from "../preview/own-screens";

/** Those that stand on every page. */
export const everywhere = [
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

type Lookable = keyof typeof ownScreens | (typeof everywhere | typeof inModules)[number];

/** All that the site shows on a page; the admin offers to look along with these, and the CMS takes no other form. */
const lookable: ReadonlySet<string> = new Set([...Object.keys(ownScreens), ...everywhere, ...inModules]);
export const isLookable = (uid: string): uid is Lookable => lookable.has(uid);
