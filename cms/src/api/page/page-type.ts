import { contentType } from "../site/content-type";
import { checkPage } from "./check-page-tree";
import { pageDocuments } from "./first-content/page-documents";
import { pageLayout } from "./page-layout";
import { pageRow } from "./page-row";

export const pageType = contentType({
  uid: "api::page.page",
  row: pageRow,
  layout: pageLayout,
  searched: {
    fields: ["title", "breadcrumb", "path", "originalPath", "description"],
    relations: { parent: "title" },
  },
  check: checkPage,
  needs: ({ parent, modules }) => [parent, ...modules],
  firstContent: pageDocuments,
});
