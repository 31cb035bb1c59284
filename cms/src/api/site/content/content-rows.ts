import { contentRows, listingSorts, moduleViews, placedFormKeys, propertyListModes } from "@gevel/config";
import { z } from "zod";
import { configRow } from "../../site-config/site-config-row";
import { file, flag, jsonList, list, oneOf, optional, reference, references, text, version, whole } from "./row-fields";
import { bannerRow, columnRow, linkRow, seoRow } from "./shared-rows";

const date = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const page = z.object({
  ...version,
  title: text,
  path: text,
  originalPath: text,
  type: oneOf(["page", "feedback", "login"], "page"),
  parent: reference,
  breadcrumb: text,
  description: text,
  content: text,
  image: optional(file),
  showBreadCrumb: flag(true),
  showPageBanner: flag(false),
  banner: optional(bannerRow),
  modules: references,
  seo: optional(seoRow),
});

const menu = z.object({
  ...version,
  name: text,
  title: text,
  path: text,
  parent: reference,
  sort: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  type: oneOf(["page", "article", "link"], "page"),
  page: reference,
  article: reference,
  redirect: flag(false),
  redirectUrl: text,
  isHaveSubMenu: flag(true),
  showFixedMenu: flag(true),
  menuMobile: flag(true),
  css: text,
  image: optional(file),
  description: text,
  seo: optional(seoRow),
});

const relation = z.discriminatedUnion("__component", [
  z.object({ __component: z.literal("relation.category"), category: reference }),
  z.object({ __component: z.literal("relation.contact"), contact: reference }),
  z.object({ __component: z.literal("relation.property-list"), propertyList: reference }),
  z.object({ __component: z.literal("relation.slider"), slider: reference }),
  z.object({ __component: z.literal("relation.article"), article: reference }),
]);
export type RelationRow = z.infer<typeof relation>;

const moduleRow = z.object({
  ...version,
  title: text,
  titleSize: oneOf(["h1", "h2"], "h2"),
  description: text,
  position: oneOf(contentRows, "contentRow"),
  span: whole(1, 12, 12),
  sm: whole(1, 12, 12),
  md: whole(1, 12, 12),
  lg: whole(1, 12, 12),
  view: oneOf(moduleViews, "module-view"),
  backgroundType: oneOf(["color", "empty"], "empty"),
  colorBackground: text,
  numberItemOfRow: whole(1, 6, 1),
  maxItems: whole(1, 40, 4),
  relations: list(relation),
});

const category = z.object({
  ...version,
  title: text,
  description: text,
  picture: optional(file),
  articles: references,
});

const article = z.object({
  ...version,
  kind: oneOf(["article", "team", "review"], "article"),
  title: text,
  path: text,
  originalPath: text,
  parent: reference,
  breadcrumb: text,
  intro: text,
  html: text,
  picture: optional(file),
  jobTitle: text,
  phone: text,
  email: text,
  date,
  seo: optional(seoRow),
});

const testimonial = z.object({
  ...version,
  name: text,
  place: text,
  text,
  date,
  rating: z.number().int().min(1).max(5).nullish().catch(null),
  verified: flag(false),
  article: reference,
});

const slider = z.object({
  ...version,
  title: text,
  kind: oneOf(["pictures", "testimonials"], "pictures"),
  slidesPerView: whole(1, 4, 1),
  autoplay: flag(false),
  slides: list(z.object({ title: text, html: text, picture: optional(file), link: optional(linkRow) })),
  testimonials: references,
});

const contactForm = z.object({
  ...version,
  form: oneOf(placedFormKeys, "site-contact"),
  title: text,
  introHtml: text,
  submitLabel: text,
  picture: optional(file),
});

const propertyList = z.object({
  ...version,
  title: text,
  intro: text,
  mode: oneOf(propertyListModes, "selection"),
  goal: z.enum(["sale", "rent"]).nullish(),
  types: jsonList(z.number().int()),
  cities: jsonList(z.string().transform((city) => city.trim().toLowerCase())),
  state: oneOf(["on-offer", "sold-or-rented"], "on-offer"),
  sort: oneOf(listingSorts, "newest"),
  moreLink: optional(linkRow),
});

const popup = z.object({
  ...version,
  title: text,
  descriptionHtml: text,
  link: optional(linkRow),
  media: optional(file),
  delay: whole(0, 3600, 0),
});

const footer = z.object({ ...version, columns: list(columnRow), bottomLinks: list(linkRow) });

const redirect = z.object({ ...version, from: text, to: text });

/** Everything the tree is made of, by the name the compile uses: the content type and how a stored row of it is read. */
export const siteContentTypes = {
  pages: { uid: "api::page.page", row: page },
  menus: { uid: "api::menu.menu", row: menu },
  modules: { uid: "api::module.module", row: moduleRow },
  categories: { uid: "api::category.category", row: category },
  articles: { uid: "api::article.article", row: article },
  testimonials: { uid: "api::testimonial.testimonial", row: testimonial },
  sliders: { uid: "api::slider.slider", row: slider },
  contactForms: { uid: "api::contact-form.contact-form", row: contactForm },
  propertyLists: { uid: "api::property-list.property-list", row: propertyList },
  popups: { uid: "api::popup.popup", row: popup },
  footers: { uid: "api::footer.footer", row: footer },
  siteConfigs: { uid: "api::site-config.site-config", row: configRow },
  redirects: { uid: "api::redirect.redirect", row: redirect },
} as const;
