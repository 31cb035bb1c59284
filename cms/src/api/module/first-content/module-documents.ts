import { languagesOf } from "../../../content/first-content/languages-of";
import type { SeedModule, SeedPage, SeedRelation } from "../../../content/first-content/seed-types";
import { readText } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

function relationData(relation: SeedRelation, references: References) {
  if ("category" in relation)
    return { __component: "relation.category", category: references.to("category", relation.category) };
  if ("contact" in relation)
    return { __component: "relation.contact", contact: references.to("contact", relation.contact) };
  if ("propertyList" in relation)
    return {
      __component: "relation.property-list",
      propertyList: references.to("propertyList", relation.propertyList),
    };
  if ("slider" in relation) return { __component: "relation.slider", slider: references.to("slider", relation.slider) };
  if ("costs" in relation) return { __component: "relation.costs", ...relation.costs };
  return { __component: "relation.article", article: references.to("article", relation.article) };
}

/** How staff see it in lists, those of a page together: "Home: Pas op de markt". */
export function nameOf({ key, title }: SeedModule, pages: readonly SeedPage[]): string {
  const page = pages.find(({ modules: shown }) => shown?.includes(key));
  return [page?.breadcrumb, title].flatMap((text) => readText(text, "nl") ?? []).join(": ");
}

export const moduleDocument = (module: SeedModule, references: References): SeedDocument => ({
  kind: "module",
  uid: "api::module.module",
  key: module.key,
  languages: languagesOf(module.title),
  data: (language) => ({
    name: nameOf(module, references.content.pages),
    title: readText(module.title, language),
    titleSize: module.titleSize,
    description: readText(module.description, language),
    position: "contentRow",
    span: module.span ?? 12,
    sm: 12,
    md: 12,
    lg: 12,
    view: module.view,
    backgroundType: module.colorBackground ? "color" : "empty",
    colorBackground: module.colorBackground ?? null,
    numberItemOfRow: module.numberItemOfRow,
    maxItems: module.maxItems,
    relations: module.relations.map((relation) => relationData(relation, references)),
  }),
});

export const moduleDocuments = (references: References): SeedDocument[] =>
  references.content.modules.map((module) => moduleDocument(module, references));
