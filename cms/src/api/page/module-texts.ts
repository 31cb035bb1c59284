import type { Module, Relation } from "@gevel/config";
import { plainText } from "../site/compile/rich-text";

function textsOf(relation: Relation): string[] {
  switch (relation.type) {
    case "contact":
      return [plainText(relation.contact.introHtml)];
    case "category":
      return [relation.category.description, ...relation.category.articles.map(({ intro }) => intro)];
    case "article":
      return [relation.article.intro, plainText(relation.article.html)];
    case "slider":
      return [
        ...relation.slider.slides.map(({ html }) => plainText(html)),
        ...relation.slider.testimonials.map(({ text }) => text),
      ];
    case "property-list":
      return [relation.propertyList.intro];
    case "costs":
      return [];
  }
}

/** CMS-3: texts of a page's modules that could describe it: their own first, then of what they show, then their titles. */
export function moduleTexts(modules: readonly Module[]): string[] {
  return [
    ...modules.map(({ descriptionHtml }) => plainText(descriptionHtml)),
    ...modules.flatMap(({ relations }) => relations.flatMap(textsOf)),
    modules
      .map(({ title }) => title)
      .filter(Boolean)
      .join(" · "),
  ];
}
