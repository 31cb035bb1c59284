import { z } from "zod";
import { placedFormKeys } from "../forms/forms.js";
import { regions } from "../rules/region-of-postcode.js";
import {
  captchaModes,
  contentRows,
  moduleViews,
  propertyListModes,
  routeTypes,
  salutationModes,
} from "../site/content-kinds.js";
import { languageSchema } from "../site/languages.js";
import { visitingHoursSchema } from "../site/visiting-hours.js";
import { localizedSchema } from "../site/localized.js";
import { mediaSchema } from "./media.js";

/**
 * The compiled, published content of the site, one tree per language. Everything is resolved: texts fall back to the
 * default language part by part, and each part has the actual language of its text in `lang` (LANG-4). Fields named
 * *Html were sanitised by the CMS.
 */

export const seoSchema = z.object({
  pageTitle: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: mediaSchema.nullable(),
  twitterTitle: z.string(),
  twitterDescription: z.string(),
  twitterImage: mediaSchema.nullable(),
  /** isActiveSEO: false excludes the page from search engines. */
  isActiveSEO: z.boolean(),
});
export type Seo = z.infer<typeof seoSchema>;

/** A link staff chose: a page or article of the site by its route id, else an address. */
export const linkSchema = z.object({ label: z.string(), routeId: z.string().nullable(), url: z.string() });
export type Link = z.infer<typeof linkSchema>;

export const bannerSchema = z.object({
  type: z.enum(["image", "gallery", "video", "properties"]),
  title: z.string(),
  /** The single word of the title set in italic, or empty. */
  accent: z.string(),
  text: z.string(),
  image: mediaSchema.nullable(),
  gallery: z.array(mediaSchema),
  /** An uploaded file with its media type, or an external address without one. */
  video: z.object({ url: z.string(), type: z.string() }).nullable(),
  showSearch: z.boolean(),
  /** Asks for the address of a home to value, if the site has the valuation form. */
  showValuation: z.boolean().default(false),
});
export type Banner = z.infer<typeof bannerSchema>;

export const slideSchema = z.object({
  title: z.string(),
  html: z.string(),
  picture: mediaSchema.nullable(),
  link: linkSchema.nullable(),
});
export type Slide = z.infer<typeof slideSchema>;

export const articleSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  kind: z.enum(["article", "team", "review"]),
  title: z.string(),
  intro: z.string(),
  html: z.string(),
  picture: mediaSchema.nullable(),
  /** Team members only. */
  jobTitle: z.string(),
  /** As staff wrote them: `Dutch, French and English`. Older trees have none. */
  spokenLanguages: z.string().default(""),
  phone: z.string(),
  email: z.string(),
  /** Its own address, where it has one. */
  routeId: z.string().nullable(),
  date: z.string().nullable(),
  /** For a review: the customer, as in their testimonial. Older trees have none. */
  customer: z
    .object({
      name: z.string(),
      place: z.string(),
      rating: z.number().int().min(1).max(5).nullable(),
      verified: z.boolean(),
    })
    .nullable()
    .default(null),
  seo: seoSchema,
});
export type Article = z.infer<typeof articleSchema>;

export const categorySchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  description: z.string(),
  picture: mediaSchema.nullable(),
  articles: z.array(articleSchema),
});
export type Category = z.infer<typeof categorySchema>;

export const testimonialSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  name: z.string(),
  place: z.string(),
  text: z.string(),
  date: z.string().nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
  verified: z.boolean(),
  routeId: z.string().nullable(),
  /** Id of the article of the team member it is about. Older trees have neither this nor a goal. */
  agentId: z.string().nullable().default(null),
  goal: z.enum(["sale", "rent"]).nullable().default(null),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const sliderSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  kind: z.enum(["pictures", "testimonials"]),
  slidesPerView: z.number().int().min(1).max(4),
  autoplay: z.boolean(),
  slides: z.array(slideSchema),
  testimonials: z.array(testimonialSchema),
});
export type Slider = z.infer<typeof sliderSchema>;

export const contactFormSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  form: z.enum(placedFormKeys),
  title: z.string(),
  introHtml: z.string(),
  submitLabel: z.string(),
  picture: mediaSchema.nullable(),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const propertyListSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  intro: z.string(),
  /** search: the full list page with filters, sort and pagination; selection: a few cards; projects: new-build projects. */
  mode: z.enum(propertyListModes),
  goal: z.union([z.literal(0), z.literal(1)]).nullable(),
  types: z.array(z.number().int()),
  /** `name|zip`, lower case. */
  cities: z.array(z.string()),
  state: z.enum(["on-offer", "sold-or-rented"]),
  sort: z.enum(["newest", "price-up", "price-down", "type", "city", "date"]),
  moreLink: linkSchema.nullable(),
});
export type PropertyList = z.infer<typeof propertyListSchema>;

/** A calculator of buying costs, with the region and price it starts with. */
export const costsSchema = z.object({ id: z.string(), region: z.enum(regions), price: z.number().int().positive() });
export type CostsModule = z.infer<typeof costsSchema>;

export const pictureSides = ["left", "right"] as const;
/** Words and a picture that belong to one module alone. */
export const textPictureSchema = z.object({
  id: z.string(),
  html: z.string(),
  picture: mediaSchema.nullable(),
  /** Of the picture, where there is space beside the words. */
  side: z.enum(pictureSides),
  link: linkSchema.nullable(),
});
export type TextPicture = z.infer<typeof textPictureSchema>;

export const relationSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("category"), category: categorySchema }),
  z.object({ type: z.literal("contact"), contact: contactFormSchema }),
  z.object({ type: z.literal("property-list"), propertyList: propertyListSchema }),
  z.object({ type: z.literal("slider"), slider: sliderSchema }),
  z.object({ type: z.literal("article"), article: articleSchema }),
  z.object({ type: z.literal("costs"), costs: costsSchema }),
  z.object({ type: z.literal("text-picture"), textPicture: textPictureSchema }),
]);
export type Relation = z.infer<typeof relationSchema>;
export type RelationType = Relation["type"];

export const moduleSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  titleSize: z.enum(["h1", "h2"]),
  descriptionHtml: z.string(),
  position: z.enum(contentRows),
  /** Of the page's twelve columns. */
  span: z.number().int().min(1).max(12),
  /** Columns at the three device classes; 12 is the full width of the span. */
  sm: z.number().int().min(1).max(12),
  md: z.number().int().min(1).max(12),
  lg: z.number().int().min(1).max(12),
  view: z.enum(moduleViews),
  backgroundType: z.enum(["color", "empty"]),
  colorBackground: z.string(),
  numberItemOfRow: z.number().int().min(1).max(6),
  maxItems: z.number().int().min(1).max(40),
  relations: z.array(relationSchema),
});
export type Module = z.infer<typeof moduleSchema>;
export type ModuleView = Module["view"];

export const pageSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  description: z.string(),
  contentHtml: z.string(),
  image: mediaSchema.nullable(),
  /** Shown instead of the agency's. */
  logo: mediaSchema.nullable().default(null),
  showBreadCrumb: z.boolean(),
  showPageBanner: z.boolean(),
  banner: bannerSchema.nullable(),
  seo: seoSchema,
  modules: z.array(moduleSchema),
});
export type Page = z.infer<typeof pageSchema>;

/** ROUTE-6. The same list in every tree. Paths have no language prefix and no leading or trailing slash; home is "". */
export const routeEntrySchema = z.object({
  /** documentId of the page or article. */
  id: z.string(),
  type: z.enum(routeTypes),
  /** The language-free path it answers to as well, lower case: `for-sale`, `feedback/site-contact`. */
  originalPath: z.string(),
  /** Its path in each enabled language (falling back to the default language's path where a language has none). */
  paths: localizedSchema,
  /** LANG-4: the path of a version that is not on the site, where the default language is shown instead. */
  unpublishedPaths: localizedSchema.optional(),
  /** Breadcrumb label in each language that has one. */
  breadcrumb: localizedSchema,
  /** Ancestors, outermost first, without home. */
  parents: z.array(z.string()),
  /** Languages in which it is really published: sitemap and hreflang. */
  publishedIn: z.array(languageSchema),
  modifiedAt: z.string(),
});
export type RouteEntry = z.infer<typeof routeEntrySchema>;

export interface MenuEntry {
  id: string;
  lang: z.infer<typeof languageSchema>;
  name: string;
  title: string;
  /** Target: a route of the site, or `url` (a redirect address or a path under its parent) when null. */
  routeId: string | null;
  url: string;
  isHaveSubMenu: boolean;
  showFixedMenu: boolean;
  /** Whether the drawer of small screens has it. */
  menuMobile: boolean;
  css: string;
  image: z.infer<typeof mediaSchema> | null;
  description: string;
  childMenus: MenuEntry[];
}
export const menuEntrySchema: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    id: z.string(),
    lang: languageSchema,
    name: z.string(),
    title: z.string(),
    routeId: z.string().nullable(),
    url: z.string(),
    isHaveSubMenu: z.boolean(),
    showFixedMenu: z.boolean(),
    menuMobile: z.boolean(),
    css: z.string(),
    image: mediaSchema.nullable(),
    description: z.string(),
    childMenus: z.array(menuEntrySchema),
  }),
);

/**
 * ROUTE-8: an old path that leads elsewhere. `from` as originalPath; `query` the parameters that a request must have, in one
 * spelling, absent where any query will do; `to` a path with language prefix or an absolute address.
 */
export const redirectSchema = z.object({ from: z.string(), query: z.string().optional(), to: z.string() });

/**
 * SEO-4: what staff wrote about the page of one place, or of one type of home in it, in the tree's language alone: another
 * language has a line of its own.
 */
export const placePageTextSchema = z.object({
  id: z.string(),
  goal: z.union([z.literal(0), z.literal(1)]),
  /** Postal codes of the place that staff chose, as `name|zip` in lower case; one stands for the whole place. */
  cities: z.array(z.string()),
  /** The `webId` of a property type; null for the page of the place itself. */
  type: z.number().int().nullable(),
  title: z.string(),
  html: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
});
export type PlacePageText = z.infer<typeof placePageTextSchema>;

export const topBarItemSchema = z.object({ label: z.string(), link: linkSchema, icon: z.string(), color: z.string() });

export const footerSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  columns: z.array(
    z.object({
      title: z.string(),
      introHtml: z.string(),
      fullHtml: z.string(),
      images: z.array(mediaSchema),
      links: z.array(linkSchema),
      sm: z.number().int().min(1).max(12),
      md: z.number().int().min(1).max(12),
      lg: z.number().int().min(1).max(12),
    }),
  ),
  bottomLinks: z.array(linkSchema),
});
export type Footer = z.infer<typeof footerSchema>;

export const popupSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  title: z.string(),
  descriptionHtml: z.string(),
  link: linkSchema.nullable(),
  media: mediaSchema.nullable(),
  /** A form that fits in a popup. Null in trees from before this field. */
  form: contactFormSchema.nullable().default(null),
  /** Seconds; 0 shows at once. */
  delay: z.number().min(0),
  /** Changes when staff publish another popup, so that a closed old one does not hide the new one. */
  version: z.string(),
});
export type Popup = z.infer<typeof popupSchema>;

export const officeSchema = z.object({
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.array(z.object({ days: z.string(), hours: z.string() })),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  picture: mediaSchema.nullable().default(null),
});

export const siteConfigSchema = z.object({
  agencyName: z.string(),
  slogan: z.string(),
  logo: mediaSchema.nullable(),
  phone: z.string(),
  email: z.string(),
  languageDefault: languageSchema,
  /** Enabled ones, in the order of the switcher. */
  languageUse: z.array(languageSchema),
  header: z.object({
    showFreeEvaluation: z.boolean(),
    freeEvaluationLabel: z.string(),
    showLanguageSwitcher: z.boolean(),
    showOwnerLogin: z.boolean(),
  }),
  topBar: z.array(topBarItemSchema),
  /** At the right above the menu, and in the drawer. */
  headerLinks: z.array(linkSchema),
  section: z.object({ bgColor: z.string(), textColor: z.string(), public: z.boolean() }),
  colors: z.object({ accent: z.string(), accentDark: z.string(), highlight: z.string() }),
  propertySearch: z.object({
    salePrices: z.array(z.number()),
    rentPrices: z.array(z.number()),
    maxRooms: z.number().int(),
  }),
  propertyList: z.object({
    pageSize: z.number().int().min(6).max(48),
    /** PROP-10 */
    marquees: z.array(
      z.object({
        value: z.number().int(),
        label: z.string(),
        state: z.enum(["available", "option", "sold", "rented"]),
      }),
    ),
    showSoldFor: z.number().int().min(0),
    soldStatus: z.union([z.literal(200), z.literal(410)]),
    /** A7: false for trees from before this field. */
    showPriceDrops: z.boolean().default(false),
    /** SEO-4: homes from which a place has a page of its own in search engines; 0: no place has one. */
    placePagesFrom: z.number().int().min(0).default(3),
  }),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  offices: z.array(officeSchema),
  /** FORM-7 */
  visitingHours: z.array(visitingHoursSchema),
  identity: z.object({
    companyName: z.string(),
    companyNumber: z.string(),
    vatNumber: z.string(),
    agents: z.array(z.object({ name: z.string(), title: z.string(), number: z.string() })),
    supervisor: z.string(),
    supervisorAddress: z.string(),
    insurer: z.string(),
    policyNumber: z.string(),
    codeOfConductUrl: z.string(),
    thirdPartyAccount: z.string(),
  }),
  /** OWNER-5 */
  countVisits: z.boolean(),
  /** FORM-6: trees of before it have none. */
  captcha: z.enum(captchaModes).default("unseen"),
  /** FORM-1: trees of before it have none. */
  salutations: z.enum(salutationModes).default("mr-ms"),
  tracking: z.object({
    siteGoogleAnalyticsID: z.string(),
    siteGoogleAdsID: z.string(),
    siteGoogleTagManager: z.string(),
    siteFacebookPixel: z.string(),
  }),
  /** PROP-11: homes with label E or F in Flanders. */
  renovationNotice: z.object({
    years: z.number().int(),
    from: z.string(),
    targetLabel: z.string(),
    source: z.string(),
  }),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const siteTreeSchema = z.object({
  language: languageSchema,
  config: siteConfigSchema,
  menu: z.array(menuEntrySchema),
  footer: footerSchema.nullable(),
  popup: popupSchema.nullable(),
  routes: z.array(routeEntrySchema),
  redirects: z.array(redirectSchema),
  /** Trees from before them have none. */
  placePages: z.array(placePageTextSchema).default([]),
  /** Keyed by route id. */
  pages: z.record(z.string(), pageSchema),
  /** Articles with an address of their own, keyed by route id. */
  articles: z.record(z.string(), articleSchema),
  /** All of them, newest first. Trees from before them have none. */
  testimonials: z.array(testimonialSchema).default([]),
});
export type SiteTree = z.infer<typeof siteTreeSchema>;
