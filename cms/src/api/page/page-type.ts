import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, flag, oneOf, optional, reference, references, text, version } from "../site/content/row-fields";
import { bannerRow, seoRow } from "../site/content/shared-rows";
import { checkPage } from "./check-page-tree";
import { pageDocuments } from "./first-content/page-documents";
import { pageLayout } from "./page-layout";

const pageRow = z.object({
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
  showBreadCrumb: flag(true),
  showPageBanner: flag(false),
  banner: optional(bannerRow),
  modules: references,
  seo: optional(seoRow),
});

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
