import { AppError, listingSchema, type Preview, type PreviewQuery } from "@gevel/config";
import { inSnapshot } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../../../bootstrap/strapi-services";
import { compileArticle } from "../../article/compile-articles";
import { compileModule } from "../../module/compile-modules";
import { compilePage } from "../../page/compile-pages";
import { compileSite } from "../compile/compile-site";
import { keptForm } from "../../../look-along/kept-forms";
import { readContent } from "../content/read-content";

/** CMS-9: the site as it would be with its drafts published, and the part staff want to see. */
export async function readPreview(
  strapi: Core.Strapi,
  { type, id, language, status, unsaved }: PreviewQuery,
): Promise<Preview> {
  const typed = unsaved === undefined ? null : await keptForm(strapi, unsaved);
  if (unsaved !== undefined && typed === null) throw new AppError("PAGE_NOT_FOUND", "the form was closed long ago");
  const { content, listing } = await inSnapshot(strapi, async () => ({
    content: await readContent(strapi, status, typed),
    listing:
      type === "property"
        ? await strapiService(strapi, "plugin::properties.preview").listing(id, typed?.values ?? null)
        : null,
  }));
  const compiler = compileSite(content);
  const context = compiler.contextOf(language);
  const part = {
    page: type === "page" ? compilePage(id, context) : null,
    module: type === "module" ? compileModule(id, "the preview", context) : null,
    article: type === "article" ? compileArticle(id, "the preview", context) : null,
    listing: listingSchema.nullable().parse(listing),
  };
  if (Object.values(part).every((shown) => shown === null))
    throw new AppError("PAGE_NOT_FOUND", `no ${type} ${id} to preview`);
  return { tree: compiler.tree(language), ...part };
}
