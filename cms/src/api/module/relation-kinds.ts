import type { Relation, Category, PropertyList } from "@gevel/config";
import type { UID } from "@strapi/strapi";
import type { StaffText } from "@gevel/core";
import { compileArticle, type ArticleContent } from "../article/compile-articles";
import type { CategoryRow } from "../category/category-type";
import { compileContactForm, type ContactFormContent } from "../contact-form/compile-contact-form";
import { type CompileContext, listedBy, show } from "../../content/compile-context";
import type { PropertyListRow } from "../property-list/property-list-type";
import { compileSlider, type SliderContent } from "../slider/compile-slider";
import type { Documents } from "../../content/documents";
import { compileMedia } from "../../content/compile-media";
import { compileLink } from "../../content/compile-link";

export interface RelationContent extends ArticleContent, ContactFormContent, SliderContent {
  readonly articles: ArticleContent["articles"];
  readonly categories: Documents<CategoryRow>;
  readonly propertyLists: Documents<PropertyListRow>;
}

const goals = { sale: 0, rent: 1 } as const;

function compilePropertyList(id: string, from: string, context: CompileContext<RelationContent>): PropertyList | null {
  const shown = show(context.content.propertyLists, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    intro: row.intro,
    mode: row.mode,
    goal: row.goal ? goals[row.goal] : null,
    types: row.types,
    cities: row.cities,
    state: row.state,
    sort: row.sort,
    moreLink: compileLink(row.moreLink, `property list ${id}`, context),
  };
}

function compileCategory(id: string, from: string, context: CompileContext<RelationContent>): Category | null {
  const { categories, articles } = context.content;
  const shown = show(categories, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    description: row.description,
    picture: compileMedia(row.picture, row.title, context),
    articles: listedBy(categories, row, (version) => version.articles, articles, context)
      .map((article) => compileArticle(article, `category ${id}`, context))
      .filter((article) => article !== null),
  };
}

interface RelationKind {
  /** The one field of its component, and the type of the entry that is chosen in it. */
  field: string;
  target: UID.ContentType;
  /** Shown to staff where they choose the kind and next to the field; its name and other languages: translations/. */
  description: string;
  icon: string;
  help: string;
  /** One of them, within a sentence: "Choose a category". */
  one: StaffText;
  compile: (id: string, from: string, context: CompileContext<RelationContent>) => Relation | null;
}

/** The kinds of entries a module may show: a row is all that the CMS needs for a kind. */
export const relationKinds = {
  "relation.category": {
    field: "category",
    target: "api::category.category",
    description: "The articles of a category",
    icon: "grid",
    help: "Its articles are shown as cards, side by side or as a slider, as the view of the module says.",
    one: { nl: "een categorie", fr: "une catégorie", en: "a category" },
    compile: (id, from, context) => {
      const category = compileCategory(id, from, context);
      return category && { type: "category", category };
    },
  },
  "relation.contact": {
    field: "contact",
    target: "api::contact-form.contact-form",
    description: "A form",
    icon: "envelop",
    help: "The form with its title and introduction.",
    one: { nl: "een contactformulier", fr: "un formulaire de contact", en: "a contact form" },
    compile: (id, from, context) => {
      const contact = compileContactForm(id, from, context);
      return contact && { type: "contact", contact };
    },
  },
  "relation.property-list": {
    field: "propertyList",
    target: "api::property-list.property-list",
    description: "Homes for sale or for rent",
    icon: "house",
    help: "The listings of this list.",
    one: { nl: "een pandenlijst", fr: "une liste de biens", en: "a property list" },
    compile: (id, from, context) => {
      const propertyList = compilePropertyList(id, from, context);
      return propertyList && { type: "property-list", propertyList };
    },
  },
  "relation.slider": {
    field: "slider",
    target: "api::slider.slider",
    description: "Pictures or testimonials",
    icon: "slideshow",
    help: "Its slides or testimonials.",
    one: { nl: "een slider", fr: "un diaporama", en: "a slider" },
    compile: (id, from, context) => {
      const slider = compileSlider(id, from, context);
      return slider && { type: "slider", slider };
    },
  },
  "relation.article": {
    field: "article",
    target: "api::article.article",
    description: "One article",
    icon: "file",
    help: "The text with its picture.",
    one: { nl: "een artikel", fr: "un article", en: "an article" },
    compile: (id, from, context) => {
      const article = compileArticle(id, from, context);
      return article && { type: "article", article };
    },
  },
} satisfies Record<string, RelationKind>;

/** A kind that refers to an entry; those without a relation are in own-kinds.ts. */
export type EntryComponent = keyof typeof relationKinds;

const isEntryComponent = (uid: string): uid is EntryComponent => uid in relationKinds;
export const entryComponentUids = Object.keys(relationKinds).filter(isEntryComponent);
