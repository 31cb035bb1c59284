/** Types of entries that the site shows on a page. Not the popup: it would take the focus from the form. */
const siteTypes = [
  "page",
  "module",
  "article",
  "footer",
  "menu",
  "site-config",
  "category",
  "slider",
  "contact-form",
  "property-list",
  "testimonial",
].map((name) => `api::${name}.${name}`);

/** Its one entry has all languages: it is looked at in the language of whoever types. */
export const listingUid = "plugin::properties.property";

export const lookable: readonly string[] = [...siteTypes, listingUid];
