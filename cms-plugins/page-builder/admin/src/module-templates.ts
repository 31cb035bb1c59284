import type { moduleViews, pictureSides } from "@gevel/config";

/** A starting point for a module: a view with its usual content, and default numbers that look right (CMS-2). */
export interface ModuleTemplate {
  name: string;
  view: (typeof moduleViews)[number];
  /** Its one content: the component, and the field and type of the entry that is chosen in it. */
  content: { kind: string; field: string; target: string } | { kind: string } | null;
  numberItemOfRow: 1 | 4;
  maxItems: 4 | 8 | 10 | 40;
  span: 10 | 12;
}

const category = { kind: "relation.category", field: "category", target: "api::category.category" };
const list = { kind: "relation.property-list", field: "propertyList", target: "api::property-list.property-list" };
const slider = { kind: "relation.slider", field: "slider", target: "api::slider.slider" };
const article = { kind: "relation.article", field: "article", target: "api::article.article" };
const contact = { kind: "relation.contact", field: "contact", target: "api::contact-form.contact-form" };

const textPicture = "relation.text-picture";

export const moduleTemplates = [
  { name: "homes", view: "module-view", content: list, numberItemOfRow: 4, maxItems: 8, span: 12 },
  { name: "homesAll", view: "module-view", content: list, numberItemOfRow: 4, maxItems: 40, span: 12 },
  { name: "cards", view: "module-view", content: category, numberItemOfRow: 4, maxItems: 8, span: 12 },
  { name: "team", view: "module-view", content: category, numberItemOfRow: 4, maxItems: 40, span: 12 },
  { name: "turns", view: "odds-view", content: category, numberItemOfRow: 1, maxItems: 4, span: 12 },
  { name: "one", view: "single-view", content: article, numberItemOfRow: 1, maxItems: 4, span: 12 },
  { name: "slider", view: "slider-view", content: slider, numberItemOfRow: 1, maxItems: 10, span: 12 },
  { name: "form", view: "single-view", content: contact, numberItemOfRow: 1, maxItems: 4, span: 10 },
  {
    name: "costs",
    view: "module-view",
    content: { kind: "relation.costs" },
    numberItemOfRow: 1,
    maxItems: 4,
    span: 12,
  },
  {
    name: "textPicture",
    view: "module-view",
    content: { kind: textPicture },
    numberItemOfRow: 1,
    maxItems: 4,
    span: 12,
  },
  { name: "text", view: "module-view", content: null, numberItemOfRow: 1, maxItems: 4, span: 10 },
] as const satisfies readonly ModuleTemplate[];

export type TemplateName = (typeof moduleTemplates)[number]["name"];

/** The entry that a template lets staff choose; null where its content needs none. */
export const chosenIn = ({ content }: ModuleTemplate) => (content !== null && "target" in content ? content : null);

export const hasPicture = ({ content }: ModuleTemplate): boolean => content?.kind === textPicture;
/** Whether its words are typed with its heading. */
export const hasText = (start: ModuleTemplate): boolean => start.content === null || hasPicture(start);

export interface NewModule {
  title: string;
  /** The title of the page it is made for. */
  pageTitle: string;
  language: string;
  /** The chosen entry. */
  entry: string | null;
  /** Words of its own; for a text with a picture also its file and side. */
  text?: string;
  picture?: number | null;
  side?: (typeof pictureSides)[number];
}

/** The request to create a draft: staff find it in lists by its page and its heading, like those of the first content. */
export function newModule(
  start: ModuleTemplate,
  { title, pageTitle, language, entry, text = "", picture = null, side = "left" }: NewModule,
  kindName: string,
) {
  const { view, content, numberItemOfRow, maxItems, span } = start;
  const chosen = chosenIn(start);
  const link =
    chosen && entry !== null ? { [chosen.field]: { connect: [{ documentId: entry, locale: language }] } } : {};
  return {
    name: [pageTitle, title || kindName].filter((part) => part !== "").join(": "),
    ...{ title, titleSize: "h2", view, position: "contentRow", numberItemOfRow, maxItems, span },
    ...{ sm: 12, md: 12, lg: 12, backgroundType: "empty" },
    ...(hasText(start) && !hasPicture(start) && { description: text }),
    relations:
      content === null
        ? []
        : [{ __component: content.kind, ...link, ...(hasPicture(start) && { text, picture, side }) }],
  };
}
