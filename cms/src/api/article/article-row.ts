import { z } from "zod";
import { date, file, oneOf, optional, reference, text, version } from "../../content/row-fields";
import { seoRow } from "../../content/shared-rows";

export const articleRow = z.object({
  ...version,
  kind: oneOf(["article", "team", "review"], "article"),
  title: text,
  path: text,
  originalPath: text,
  parent: reference,
  breadcrumb: text,
  intro: text,
  html: text,
  picture: optional(file),
  jobTitle: text,
  spokenLanguages: text,
  phone: text,
  email: text,
  date,
  seo: optional(seoRow),
});
export type ArticleRow = z.infer<typeof articleRow>;
