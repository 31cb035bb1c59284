import {
  fallbackLanguage,
  localizedSchema,
  publishParam,
  readLocalized,
  type Language,
  type PublishedTypeRow,
} from "@gevel/config";
import { z } from "zod";

const listingSchema = z.object({
  reference: z.string().catch(""),
  typeDescription: localizedSchema.catch({}),
  city: z.string().catch(""),
});
const projectSchema = z.object({ reference: z.string().catch(""), name: localizedSchema.catch({}) });

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

const listingTitle = (entry: unknown, language: Language | null) => {
  const { reference, typeDescription, city } = listingSchema.parse(entry);
  return joined(readLocalized(typeDescription, language ?? fallbackLanguage, fallbackLanguage), city, reference);
};
const projectTitle = (entry: unknown, language: Language | null) => {
  const { reference, name } = projectSchema.parse(entry);
  return joined(readLocalized(name, language ?? fallbackLanguage, fallbackLanguage), reference);
};

/** Listings and projects have no draft: they are on the site, or withdrawn since a date. */
const item = {
  offSince: "withdrawnAt",
  without: [
    "source",
    "reference",
    "checksum",
    "rawChecksum",
    "editedFields",
    "pictureProblems",
    "publicSince",
    "withdrawnAt",
  ],
  query: { [publishParam]: "true" },
} as const;

/**
 * The types that staff can schedule and restore: a row is all that a type with drafts needs. Includes modules, menus
 * and footers, because a page cannot be restored without them.
 */
export const publishedTypes: readonly PublishedTypeRow[] = [
  { uid: "api::page.page", title: "title", parts: ["modules"] },
  { uid: "api::article.article", title: "title" },
  { uid: "api::popup.popup", title: "title" },
  { uid: "api::module.module", title: "name" },
  { uid: "api::menu.menu", title: "name" },
  { uid: "api::footer.footer", title: "name" },
  { uid: "api::slider.slider", title: "name" },
  { uid: "api::category.category", title: "name" },
  { uid: "api::testimonial.testimonial", title: "name" },
  { uid: "api::property-list.property-list", title: "name" },
  { uid: "api::contact-form.contact-form", title: "name" },
  { uid: "api::place-page.place-page", title: "name" },
  { uid: "api::redirect.redirect", title: "from" },
  { uid: "api::site-config.site-config", title: "agencyName" },
  { ...item, uid: "plugin::properties.property", title: listingTitle },
  { ...item, uid: "plugin::properties.project", title: projectTitle },
];
