import { z } from "zod";
import { file, flag, oneOf, optional, reference, references, text, version } from "../../content/row-fields";
import { bannerRow, seoRow } from "../../content/shared-rows";

export const pageRow = z.object({
  ...version,
  title: text,
  path: text,
  originalPath: text,
  type: oneOf(["page", "feedback", "login"], "page"),
  parent: reference,
  breadcrumb: text,
  description: text,
  content: text,
  image: optional(file),
  logo: optional(file),
  showBreadCrumb: flag(true),
  showPageBanner: flag(false),
  banner: optional(bannerRow),
  modules: references,
  seo: optional(seoRow),
});
export type PageRow = z.infer<typeof pageRow>;
