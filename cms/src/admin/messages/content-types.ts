interface ContentType {
  /** In English, as in its schema: hooks of the admin tell it instead of the uid. */
  name: string;
  /**
   * The filters that staff use, at most ten: the others Strapi offers hid these. A name after a dot is the main field
   * of a related entry.
   */
  filters: readonly string[];
}

/** The types of the site, and those of our plugins whose forms and lists the application translates, by uid. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  "api::article.article": {
    name: "Article",
    filters: [
      "__status",
      "kind",
      "title",
      "path",
      "parent.title",
      "jobTitle",
      "email",
      "date",
      "updatedAt",
      "updatedBy",
    ],
  },
  "api::category.category": {
    name: "Category",
    filters: ["__status", "name", "title", "articles.title", "updatedAt", "updatedBy"],
  },
  "api::consent-choice.consent-choice": { name: "Consent", filters: ["day", "language", "textVersion"] },
  "api::contact-form.contact-form": {
    name: "Contact form",
    filters: ["__status", "name", "form", "title", "updatedAt", "updatedBy"],
  },
  "api::footer.footer": { name: "Footer", filters: ["__status", "name", "updatedAt", "updatedBy"] },
  "api::menu.menu": {
    name: "Menu entry",
    filters: [
      "__status",
      "name",
      "title",
      "type",
      "parent.name",
      "page.title",
      "article.title",
      "redirectUrl",
      "menuMobile",
      "updatedAt",
    ],
  },
  "api::module.module": {
    name: "Module",
    filters: ["__status", "name", "title", "view", "position", "backgroundType", "updatedAt", "updatedBy"],
  },
  "api::page.page": {
    name: "Page",
    filters: [
      "__status",
      "title",
      "path",
      "type",
      "parent.title",
      "modules.name",
      "showPageBanner",
      "createdAt",
      "updatedAt",
      "updatedBy",
    ],
  },
  "api::place-page.place-page": {
    name: "Place page",
    filters: ["__status", "name", "goal", "type", "title", "updatedAt", "updatedBy"],
  },
  "api::popup.popup": { name: "Popup", filters: ["__status", "title", "updatedAt", "updatedBy"] },
  "api::property-list.property-list": {
    name: "Property list",
    filters: ["__status", "name", "title", "mode", "goal", "state", "sort", "updatedAt", "updatedBy"],
  },
  "api::redirect.redirect": { name: "Redirect", filters: ["__status", "from", "to", "updatedAt", "updatedBy"] },
  "api::site-config.site-config": {
    name: "Site configuration",
    filters: ["__status", "agencyName", "updatedAt", "updatedBy"],
  },
  "api::slider.slider": {
    name: "Slider",
    filters: ["__status", "name", "title", "kind", "testimonialChoice", "testimonials.name", "updatedAt", "updatedBy"],
  },
  "api::testimonial.testimonial": {
    name: "Testimonial",
    filters: [
      "__status",
      "name",
      "place",
      "text",
      "date",
      "rating",
      "verified",
      "fileReference",
      "article.title",
      "updatedAt",
    ],
  },
  "plugin::leads.lead": {
    name: "Lead",
    filters: ["name", "email", "phone", "message", "form", "state", "language", "listingReference", "createdAt"],
  },
  "plugin::owner-stats.visit": {
    name: "Viewing",
    filters: ["at", "state", "visitor", "feedbackReleased", "property.reference", "source"],
  },
  "plugin::owner-stats.communication": {
    name: "Communication",
    filters: ["at", "way", "subject", "visibleToOwner", "property.reference", "source"],
  },
  "plugin::owner-stats.online-medium": {
    name: "Online medium",
    filters: ["name", "url", "fromDay", "untilDay", "property.reference", "source"],
  },
};

export const uidByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(contentTypes).map(([uid, { name }]) => [name, uid]),
);
