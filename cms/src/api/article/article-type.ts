import { z } from "zod";
import { checkArticle } from "../page/check-page-tree";
import { contentType } from "../site/content-type";
import { date, file, oneOf, optional, reference, text, version } from "../site/content/row-fields";
import { seoRow } from "../site/content/shared-rows";
import { articleLayout } from "./article-layout";
import { articleDocuments } from "./first-content/article-documents";

const articleRow = z.object({
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
  phone: text,
  email: text,
  date,
  seo: optional(seoRow),
});

export const articleType = contentType({
  uid: "api::article.article",
  row: articleRow,
  layout: articleLayout,
  searched: {
    fields: ["title", "path", "originalPath", "intro", "jobTitle"],
    relations: { parent: "title" },
  },
  check: checkArticle,
  needs: ({ parent }) => [parent],
  firstContent: articleDocuments,
});
