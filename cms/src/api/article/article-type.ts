import { checkArticle } from "../page/check-page-tree";
import { contentType } from "../site/content-type";
import { articleLayout } from "./article-layout";
import { articleRow } from "./article-row";
import { articleDocuments } from "./first-content/article-documents";

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
