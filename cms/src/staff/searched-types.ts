import type { SearchedType } from "@gevel/kit";

/** What the lists of contents show of each entry and staff look for. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = {
  "api::page.page": {
    fields: ["title", "breadcrumb", "path", "originalPath", "description"],
    relations: { parent: "title" },
  },
  "api::article.article": {
    fields: ["title", "path", "originalPath", "intro", "jobTitle"],
    relations: { parent: "title" },
  },
  "api::module.module": { fields: ["name", "title", "description"] },
  "api::menu.menu": {
    fields: ["name", "title", "path", "redirectUrl", "description"],
    relations: { parent: "name", page: "title", article: "title" },
  },
  "api::category.category": { fields: ["name", "title", "description"], relations: { articles: "title" } },
  "api::slider.slider": { fields: ["name", "title"] },
  "api::contact-form.contact-form": { fields: ["name", "title"] },
  "api::property-list.property-list": { fields: ["name", "title", "intro"] },
  "api::testimonial.testimonial": { fields: ["name", "place", "text"] },
  "api::redirect.redirect": { fields: ["from", "to"] },
};
