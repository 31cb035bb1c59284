import { AppError, type Preview, type PreviewQuery } from "@gevel/config";
import { inSnapshot } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { compileArticle } from "../compile/compile-articles";
import { compileModule } from "../compile/compile-modules";
import { compilePage } from "../compile/compile-pages";
import { compileSite } from "../compile/compile-site";
import { readContent } from "../content/read-content";

/** CMS-9: the site as it would be with its drafts published, and the part staff want to see. */
export async function readPreview(strapi: Core.Strapi, { type, id, language, status }: PreviewQuery): Promise<Preview> {
  const content = await inSnapshot(strapi, () => readContent(strapi, status));
  const compiler = compileSite(content);
  const context = compiler.contextOf(language);
  const part = {
    page: type === "page" ? compilePage(id, context) : null,
    module: type === "module" ? compileModule(id, "the preview", context) : null,
    article: type === "article" ? compileArticle(id, "the preview", context) : null,
  };
  if (!part.page && !part.module && !part.article) throw new AppError("PAGE_NOT_FOUND", `no ${type} ${id} to preview`);
  return { tree: compiler.tree(language), ...part };
}
