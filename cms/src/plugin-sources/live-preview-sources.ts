import type { DraftForm, LivePreviewSources, PreviewQuery } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import type { ContentName, SiteContent } from "../api/site/site-content";
import { readContent } from "../api/site/content/read-content";
import { homePage } from "../api/site/serve/home-page";
import { usesOf } from "../api/site/uses";

interface PreviewedType {
  uid: UID.ContentType;
  screen?: PreviewQuery["type"];
}

/** Content shown on every page. */
const onEveryPage = [
  "api::menu.menu",
  "api::footer.footer",
  "api::site-config.site-config",
] as const satisfies UID.ContentType[];

/** Content shown by a module. */
const inModules = [
  "api::category.category",
  "api::slider.slider",
  "api::contact-form.contact-form",
  "api::property-list.property-list",
  "api::testimonial.testimonial",
] as const satisfies UID.ContentType[];

/** All types that the site shows on a page, with the screen of those that have one of their own. */
export const previewedTypes: readonly PreviewedType[] = [
  { uid: "api::page.page", screen: "page" },
  { uid: "api::module.module", screen: "module" },
  { uid: "api::article.article", screen: "article" },
  { uid: "api::popup.popup", screen: "popup" },
  { uid: "plugin::properties.property", screen: "property" },
  { uid: "plugin::properties.project", screen: "project" },
  ...[...onEveryPage, ...inModules].map((uid) => ({ uid })),
];

const previewTypes = new Map<ContentName, PreviewQuery["type"]>([
  ["modules", "module"],
  ["pages", "page"],
]);

/** Where content without a screen of its own is visible; null if the site does not show it anywhere yet. */
export function previewTarget(
  { uid, id }: Pick<DraftForm, "uid" | "id">,
  content: SiteContent,
): Pick<PreviewQuery, "type" | "id"> | null {
  if (onEveryPage.some((one) => one === uid)) {
    const home = homePage(content);
    return home === null ? null : { type: "page", id: home };
  }
  for (const { by, id: user } of id === null ? [] : usesOf(id, content)) {
    const type = previewTypes.get(by);
    if (type !== undefined) return { type, id: user };
  }
  return null;
}

export const livePreviewSources = (strapi: Core.Strapi): LivePreviewSources => ({
  types: previewedTypes,
  targetOf: async (form) => previewTarget(form, await inTransaction(strapi, () => readContent(strapi, "draft", form))),
});
