/**
 * The filters that staff use of each list, at most ten: of all that Strapi offers the rest stood between them. A name after
 * a dot is the field by which another entry is known.
 */
export const usedFilters: Readonly<Record<string, readonly string[]>> = {
  "api::article.article": [
    ...["__status", "kind", "title", "path", "parent.title", "jobTitle", "email", "date"],
    ...["updatedAt", "updatedBy"],
  ],
  "api::category.category": ["__status", "name", "title", "articles.title", "updatedAt", "updatedBy"],
  "api::contact-form.contact-form": ["__status", "name", "form", "title", "updatedAt", "updatedBy"],
  "api::footer.footer": ["__status", "name", "updatedAt", "updatedBy"],
  "api::menu.menu": [
    ...["__status", "name", "title", "type", "parent.name", "page.title", "article.title", "redirectUrl"],
    ...["menuMobile", "updatedAt"],
  ],
  "api::module.module": [
    ...["__status", "name", "title", "view", "position", "backgroundType", "updatedAt", "updatedBy"],
  ],
  "api::page.page": [
    ...["__status", "title", "path", "type", "parent.title", "modules.name", "showPageBanner"],
    ...["createdAt", "updatedAt", "updatedBy"],
  ],
  "api::popup.popup": ["__status", "title", "updatedAt", "updatedBy"],
  "api::property-list.property-list": [
    ...["__status", "name", "title", "mode", "goal", "state", "sort", "updatedAt", "updatedBy"],
  ],
  "api::redirect.redirect": ["__status", "from", "to", "updatedAt", "updatedBy"],
  "api::site-config.site-config": ["__status", "agencyName", "updatedAt", "updatedBy"],
  "api::slider.slider": ["__status", "name", "title", "kind", "testimonials.name", "updatedAt", "updatedBy"],
  "api::testimonial.testimonial": [
    ...["__status", "name", "place", "text", "date", "rating", "verified", "article.title", "updatedAt"],
  ],
  "plugin::leads.lead": ["name", "email", "form", "state", "language", "page", "listingReference", "createdAt"],
  "plugin::users-permissions.user": ["username", "email", "confirmed", "blocked", "createdAt"],
};
