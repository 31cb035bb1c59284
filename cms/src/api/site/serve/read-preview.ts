import {
  AppError,
  listingSchema,
  projectSchema,
  unsavedId,
  type DraftForm,
  type Preview,
  type PreviewQuery,
} from "@gevel/config";
import { inSnapshot } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../../../environment/strapi-services";
import { compileArticle } from "../../article/compile-articles";
import { compileModule } from "../../module/compile-modules";
import { compilePage } from "../../page/compile-pages";
import { compileSite } from "../compile/compile-site";
import { compilePopupById } from "../../popup/compile-popup";
import { readContent } from "../content/read-content";
import { homePage } from "./home-page";

/** The document behind a preview's id, with the form's values if it is the one open. */
function draftItem(uid: string, name: string, form: DraftForm | null) {
  const documentId = name === unsavedId ? null : name;
  return { documentId, typed: form?.uid === uid && form.id === documentId ? form.values : null };
}

/** CMS-9: the site as if its drafts were published, and the part to preview. */
export async function readPreview(
  strapi: Core.Strapi,
  { type, id, language, status, unsaved }: PreviewQuery,
): Promise<Preview> {
  const typed =
    unsaved === undefined ? null : await strapiService(strapi, "plugin::live-preview.preview").storedForm(unsaved);
  if (unsaved !== undefined && typed === null)
    throw new AppError("PAGE_NOT_FOUND", "the form of this preview was closed");
  const items = strapiService(strapi, "plugin::properties.preview");
  const { content, listing, project } = await inSnapshot(strapi, async () => ({
    content: await readContent(strapi, status, typed),
    listing: type === "property" ? await items.listing(draftItem("plugin::properties.property", id, typed)) : null,
    project: type === "project" ? await items.project(draftItem("plugin::properties.project", id, typed)) : null,
  }));
  const compiler = compileSite(content);
  const context = compiler.contextOf(language);
  // A popup has no page of its own.
  const page = type === "popup" ? homePage(content) : type === "page" ? id : null;
  const shown = {
    page: page === null ? null : compilePage(page, context),
    module: type === "module" ? compileModule(id, "the preview", context) : null,
    article: type === "article" ? compileArticle(id, "the preview", context) : null,
    listing: listingSchema.nullable().parse(listing),
    project: projectSchema.nullable().parse(project),
    popup: type === "popup" ? compilePopupById(id, context) : null,
  };
  if (shown[type === "property" ? "listing" : type] === null || (type === "popup" && shown.page === null))
    throw new AppError("PAGE_NOT_FOUND", `there is no ${type} ${id} to preview`);
  return { tree: compiler.tree(language), ...shown };
}
