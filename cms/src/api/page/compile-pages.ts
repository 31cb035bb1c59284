import type { Banner, Page, Module, Relation } from "@gevel/config";
import type { BannerRow, SeoRow } from "../../content/shared-rows";
import { listedBy, show, type CompileContext } from "../../content/compile-context";
import { compileMedia, compileMediaList } from "../../content/compile-media";
import { compileModule, type ModuleContent } from "../module/compile-modules";
import type { Documents } from "../../content/documents";
import type { Version } from "../../content/row-fields";
import type { PageRow } from "./page-row";
import { compileSeo } from "../../content/compile-seo";
import { plainText, richText } from "../../content/rich-text";
import { safeAddress } from "../../content/safe-address";

interface MenuRow extends Version {
  page: string | null;
  seo: SeoRow | null;
}

interface PageContent extends ModuleContent {
  readonly pages: Documents<PageRow>;
  readonly menus: Documents<MenuRow>;
}

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
    case "text-picture":
      return [plainText(relation.textPicture.html)];
    case "costs":
      return [];
  }
}

/** CMS-3: texts of a page's modules that could describe it: their own first, then of what they show, then their titles. */
function moduleTexts(modules: readonly Module[]): string[] {
  return [
    ...modules.map(({ descriptionHtml }) => plainText(descriptionHtml)),
    ...modules.flatMap(({ relations }) => relations.flatMap(textsOf)),
    modules
      .map(({ title }) => title)
      .filter(Boolean)
      .join(" · "),
  ];
}

function compileVideo(row: BannerRow): Banner["video"] {
  if (row.videoFile) return { url: row.videoFile.url, type: row.videoFile.mime };
  const url = safeAddress(row.videoUrl);
  return url === "" ? null : { url, type: "" };
}

function compileBanner(row: BannerRow | null, title: string, context: CompileContext): Banner | null {
  if (!row) return null;
  const name = row.title || title;
  return {
    type: row.type,
    title: name,
    accent: row.accent,
    text: row.text,
    image: compileMedia(row.image, name, context),
    gallery: compileMediaList(row.gallery, name, context),
    video: compileVideo(row),
    showSearch: row.showSearch,
    showValuation: row.showValuation,
  };
}

/** A menu entry may carry SEO texts for its page; the page's own take precedence. */
function menuSeo(pageId: string, { content, language, defaultLanguage }: CompileContext<PageContent>): SeoRow | null {
  for (const id of content.menus.ids()) {
    const entry = content.menus.show(id, language, defaultLanguage)?.row;
    if (entry?.page === pageId && entry.seo) return entry.seo;
  }
  return null;
}

export function compilePage(id: string, context: CompileContext<PageContent>): Page | null {
  const { pages, modules: stored } = context.content;
  const shown = show(pages, id, "the route table", context);
  if (!shown) return null;
  const { row, lang } = shown;
  const contentHtml = richText(row.content);
  const image = compileMedia(row.image, row.title, context);
  const banner = compileBanner(row.banner, row.title, context);
  const from = `page ${id} (${lang})`;
  const modules = listedBy(pages, row, (version) => version.modules, stored, context)
    .map((module) => compileModule(module, from, context))
    .filter((module) => module !== null);
  return {
    id,
    lang,
    title: row.title,
    description: row.description,
    contentHtml,
    image,
    logo: compileMedia(row.logo, row.title, context),
    showBreadCrumb: row.showBreadCrumb,
    showPageBanner: row.showPageBanner,
    banner,
    seo: compileSeo(
      [row.seo, menuSeo(id, context)],
      {
        title: row.title,
        descriptions: [row.description, plainText(contentHtml), banner?.text ?? "", ...moduleTexts(modules)],
        isActive: row.type === "page",
      },
      context,
    ),
    modules,
  };
}

/** By route id; a page without a version in this or the default language has none. */
export function compilePages(context: CompileContext<PageContent>): Record<string, Page> {
  const routed = [...context.routes.values()].filter(
    (route) => route.type !== "article" && route.paths[context.language] !== undefined,
  );
  const compiled = routed.map(({ id }) => compilePage(id, context));
  return Object.fromEntries(compiled.filter((page) => page !== null).map((page) => [page.id, page]));
}
