import type { Article } from "@gevel/config";
import { show, type CompileContext } from "../site/compile/compile-context";
import { customerOf } from "../testimonial/customer-of";
import { compileMedia } from "../site/compile/compile-media";
import { compileSeo } from "../site/compile/compile-seo";
import { plainText, richText } from "../site/compile/rich-text";

export function compileArticle(id: string, from: string, context: CompileContext): Article | null {
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
export function compileRoutedArticles(context: CompileContext): Record<string, Article> {
  const routed = [...context.routes.values()].filter(
    (route) => route.type === "article" && route.paths[context.language] !== undefined,
  );
  const compiled = routed.map(({ id }) => compileArticle(id, "the route table", context));
  return Object.fromEntries(compiled.filter((article) => article !== null).map((article) => [article.id, article]));
}
