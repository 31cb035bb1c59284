/** Types of entries that the site shows on a page. Not the popup: it would take the focus from the form. */
export const lookable: readonly string[] = [
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
