import type { ContactForm, CostsModule, Language, Module, PropertyList, Slider, Testimonial } from "@gevel/config";
import type { PictureName } from "./pictures";
import type { Text } from "./text";
import { typeset } from "./typography";

export type { Text } from "./text";

export const inAllLanguages = (text: string): Text => ({ nl: text, fr: text, en: text, de: text });

export function readText(text: Text | undefined, language: Language): string | undefined {
  const typed = text?.[language];
  return typed === undefined ? undefined : typeset(typed, language);
}

export interface SeedSeo {
  metaTitle?: Text;
  metaDescription: Text;
  /** False excludes the page from search engines (thank-you pages, login). */
  isActiveSEO?: boolean;
}

/** A link to a page or article of the seed by its key, or to an address. */
export type SeedLink = { label: Text } & ({ page: string } | { article: string } | { url: Text });

export interface SeedBanner {
  type: "image" | "gallery" | "video" | "properties";
  title: Text;
  /** The word of the title set in italic. */
  accent?: Text;
  text?: Text;
  image?: PictureName;
  gallery?: PictureName[];
  showSearch?: boolean;
  showValuation?: boolean;
}

export interface SeedArticle {
  key: string;
  kind: "article" | "team" | "review";
  /** Left out: the article has no address of its own. */
  originalPath?: string;
  /** The whole address in each language. */
  path?: Text;
  /** The page it is shown under in the breadcrumb. */
  parent?: string;
  title: Text;
  intro: Text;
  content: Text;
  picture?: PictureName;
  jobTitle?: Text;
  spokenLanguages?: Text;
  phone?: string;
  email?: string;
  date?: string;
  seo?: SeedSeo;
}

export interface SeedCategory {
  key: string;
  /** For staff, in the default language. */
  name: string;
  title: Text;
  description: Text;
  picture?: PictureName;
  articles: string[];
}

export interface SeedTestimonial {
  key: string;
  name: string;
  place: string;
  text: Text;
  date: string;
  rating: number;
  goal: Testimonial["goal"];
  /** The team member it is about. */
  agent?: string;
  article?: string;
}

export interface SeedSlide {
  title: Text;
  content: Text;
  picture?: PictureName;
  link?: SeedLink;
}

export interface SeedSlider {
  key: string;
  /** For staff, in the default language. */
  name: string;
  title: Text;
  kind: Slider["kind"];
  slidesPerView: number;
  slides: SeedSlide[];
  testimonials: string[];
  /** Default: only those listed; or the newest. */
  testimonialChoice?: "newest";
}

export interface SeedContactForm {
  key: string;
  /** For staff, in the default language. */
  name: string;
  form: ContactForm["form"];
  title: Text;
  intro: Text;
  submitLabel: Text;
  picture?: PictureName;
}

export interface SeedPropertyList {
  key: string;
  /** For staff, in the default language. */
  name: string;
  title: Text;
  intro: Text;
  mode: PropertyList["mode"];
  goal: PropertyList["goal"];
  state: PropertyList["state"];
  sort: PropertyList["sort"];
  moreLink?: SeedLink;
}

export type SeedRelation =
  | { category: string }
  | { contact: string }
  | { propertyList: string }
  | { slider: string }
  | { article: string }
  | { costs: Pick<CostsModule, "region" | "price"> };

export interface SeedModule {
  key: string;
  title: Text;
  titleSize: Module["titleSize"];
  description?: Text;
  view: Module["view"];
  /** The background colour of the module, if given. */
  colorBackground?: string;
  span?: number;
  numberItemOfRow: 1 | 4;
  maxItems: 4 | 8 | 10 | 40;
  relations: SeedRelation[];
}

export interface SeedPage {
  key: string;
  type: "page" | "feedback" | "login";
  originalPath: string;
  parent?: string;
  /** Own part of the address in each language, below the parent's. */
  path: Text;
  title: Text;
  breadcrumb: Text;
  description?: Text;
  content?: Text;
  image?: PictureName;
  showBreadCrumb?: boolean;
  banner?: SeedBanner;
  seo: SeedSeo;
  modules?: string[];
}

export interface SeedMenu {
  key: string;
  title: Text;
  page?: string;
  article?: string;
  parent?: string;
  isHaveSubMenu?: boolean;
  showFixedMenu?: boolean;
  css?: string;
  image?: PictureName;
  description?: Text;
  /** False: stored as a draft for staff to publish later. */
  published?: boolean;
}

export interface SeedFooterColumn {
  title: Text;
  intro?: Text;
  full?: Text;
  links?: SeedLink[];
  sm: number;
  md: number;
  lg: number;
}
