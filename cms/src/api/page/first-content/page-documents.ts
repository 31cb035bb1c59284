import type { Language } from "@gevel/config";
import { seoData } from "../../../content/first-content/seo-data";
import { find } from "../../../content/first-content/find";
import { languagesOf } from "../../../content/first-content/languages-of";
import { modules } from "./modules";
import { pages } from "./pages";
import type { SeedBanner, SeedPage } from "../../../content/first-content/seed-types";
import { readText } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

function bannerData(banner: SeedBanner | undefined, language: Language, references: References) {
  if (!banner) return null;
  return {
    type: banner.type,
    title: readText(banner.title, language),
    accent: readText(banner.accent, language),
    text: readText(banner.text, language),
    image: references.picture(banner.image),
    gallery: (banner.gallery ?? []).map((name) => references.picture(name)).filter((id) => id !== null),
    showSearch: banner.showSearch ?? false,
    showValuation: banner.showValuation ?? false,
  };
}

const pageDocument = (page: SeedPage, data: SeedDocument["data"]): SeedDocument => ({
  kind: "page",
  uid: "api::page.page",
  key: page.key,
  languages: languagesOf(page.title),
  data,
});

/** Pages as far as they point at other pages only; links lead to them, so they come first. */
export function pageDocuments(references: References): SeedDocument[] {
  return pages.map((page) =>
    pageDocument(page, (language) => ({
      type: page.type,
      originalPath: page.originalPath,
      parent: references.optional("page", page.parent),
      path: readText(page.path, language),
      title: readText(page.title, language),
      breadcrumb: readText(page.breadcrumb, language),
      description: readText(page.description, language),
      content: readText(page.content, language),
      image: references.picture(page.image),
      showBreadCrumb: page.showBreadCrumb ?? true,
      showPageBanner: page.banner !== undefined,
      banner: bannerData(page.banner, language, references),
      seo: seoData(page.seo, language),
    })),
  );
}

/** The modules of each page, once they exist. A language lists those that it has itself. */
export function pageModuleDocuments(references: References): SeedDocument[] {
  return pages
    .filter((page) => page.modules !== undefined)
    .map((page) =>
      pageDocument(page, (language) => ({
        modules: (page.modules ?? [])
          .filter((key) => find(modules, key).title[language] !== undefined)
          .map((key) => references.to("module", key)),
      })),
    );
}
