import type { Category } from "@gevel/config";
import { compileArticle } from "../article/compile-articles";
import { listedBy, show, type CompileContext } from "../site/compile/compile-context";
import { compileMedia } from "../site/compile/compile-media";

export function compileCategory(id: string, from: string, context: CompileContext): Category | null {
  const { categories, articles } = context.content;
  const shown = show(categories, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    description: row.description,
    picture: compileMedia(row.picture, row.title, context),
    articles: listedBy(categories, row, (version) => version.articles, articles, context)
      .map((article) => compileArticle(article, `category ${id}`, context))
      .filter((article) => article !== null),
  };
}
