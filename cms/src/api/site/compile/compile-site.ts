import type { Language, SiteTree, Footer } from "@gevel/config";
import { compileRoutedArticles } from "../../article/compile-articles";
import { compileConfig, languageUse } from "../../site-config/compile-config";
import type { SiteContent, SiteContext } from "../site-content";
import { compileMenu } from "../../menu/compile-menu";
import { compilePages } from "../../page/compile-pages";
import { compilePlacePages } from "../../place-page/compile-place-pages";
import { compilePopup } from "../../popup/compile-popup";
import { compileRedirects } from "../../redirect/compile-redirects";
import { compileRoutes } from "./compile-routes";
import { compileTestimonials } from "../../testimonial/compile-testimonials";
import { compileLinks } from "../../../content/compile-link";
import { compileMediaList } from "../../../content/compile-media";
import { richText } from "../../../content/rich-text";
import { oldest } from "../../../content/oldest";

function compileFooter(context: SiteContext): Footer | null {
  const shown = oldest(context.content.footers, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id: row.documentId,
    lang,
    columns: row.columns.map((column) => ({
      title: column.title,
      introHtml: richText(column.introHtml),
      fullHtml: richText(column.fullHtml),
      images: compileMediaList(column.images, column.title, context),
      links: compileLinks(column.links, "the footer", context),
      sm: column.sm,
      md: column.md,
      lg: column.lg,
    })),
    bottomLinks: compileLinks(row.bottomLinks, "the footer", context),
  };
}

export interface SiteCompiler {
  /** Languages that are on, in the order of the switcher. */
  readonly enabled: readonly Language[];
  tree(language: Language): SiteTree;
  /** For compiling one part by itself. */
  contextOf(language: Language): SiteContext;
  /** What was left out so far and why, without duplicates. */
  problems(): string[];
}

/** Compiles the content of the site per language; LANG-4 applies part by part. Pure: no clock, no database. */
export function compileSite(content: SiteContent): SiteCompiler {
  const problems = new Set<string>();
  const reportProblem = (problem: string) => void problems.add(problem);
  const use = languageUse(content.siteConfigs);
  const routes = compileRoutes({ content, ...use, reportProblem });
  const routesById = new Map(routes.map((route) => [route.id, route]));
  const config = content.siteConfigs.ids()[0];
  const agencyName = (config && content.siteConfigs.versions(config)[0]?.agencyName) || "";

  const contextOf = (language: Language): SiteContext => ({
    content,
    language,
    defaultLanguage: use.defaultLanguage,
    routes: routesById,
    agencyName,
    reportProblem,
  });

  const tree = (language: Language): SiteTree => {
    const context = contextOf(language);
    return {
      language,
      config: compileConfig(use, context),
      menu: compileMenu(context),
      footer: compileFooter(context),
      popup: compilePopup(context),
      routes,
      redirects: compileRedirects(context),
      placePages: compilePlacePages(context),
      pages: compilePages(context),
      articles: compileRoutedArticles(context),
      testimonials: compileTestimonials(context),
    };
  };
  return { enabled: use.enabled, tree, contextOf, problems: () => [...problems] };
}
