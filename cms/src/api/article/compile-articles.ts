import type { Article } from "@gevel/config";
import { show, type CompileContext } from "../../content/compile-context";
import { customerOf, type TestimonialContent } from "../testimonial/customer-of";
import type { ArticleRow } from "./article-row";
import { compileMedia } from "../../content/compile-media";
import type { Documents } from "../../content/documents";
import { compileSeo } from "../../content/compile-seo";
import { plainText, richText } from "../../content/rich-text";

export interface ArticleContent extends TestimonialContent {
  readonly articles: Documents<ArticleRow>;
}

export function compileArticle(id: string, from: string, context: CompileContext<ArticleContent>): Article | null {
  const shown = show(context.content.articles, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  const html = richText(row.html);
  const picture = compileMedia(row.picture, row.title, context);
  return {
    id,
    lang,
    kind: row.kind,
    title: row.title,
    intro: row.intro,
    html,
    picture,
    jobTitle: row.jobTitle,
    spokenLanguages: row.spokenLanguages,
    phone: row.phone,
    email: row.email,
    routeId: context.routes.has(id) ? id : null,
    date: row.date,
    customer: row.kind === "review" ? customerOf(id, context) : null,
    seo: compileSeo(
      [row.seo],
      { title: row.title, descriptions: [row.intro, plainText(html), row.jobTitle], isActive: true },
      context,
    ),
  };
}

/** Articles with an address of their own, by route id. */
export function compileRoutedArticles(context: CompileContext<ArticleContent>): Record<string, Article> {
  const routed = [...context.routes.values()].filter(
    (route) => route.type === "article" && route.paths[context.language] !== undefined,
  );
  const compiled = routed.map(({ id }) => compileArticle(id, "the route table", context));
  return Object.fromEntries(compiled.filter((article) => article !== null).map((article) => [article.id, article]));
}
