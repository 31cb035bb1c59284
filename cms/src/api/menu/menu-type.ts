import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, flag, oneOf, optional, reference, text, version } from "../site/content/row-fields";
import { seoRow } from "../site/content/shared-rows";
import { checkMenu } from "./check-menu";
import { menuDocuments } from "./first-content/menu";
import { menuLayout } from "./menu-layout";

const menuRow = z.object({
  ...version,
  name: text,
  title: text,
  path: text,
  parent: reference,
  sort: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  type: oneOf(["page", "article", "link"], "page"),
  page: reference,
  article: reference,
  redirect: flag(false),
  redirectUrl: text,
  isHaveSubMenu: flag(true),
  showFixedMenu: flag(true),
  menuMobile: flag(true),
  css: text,
  image: optional(file),
  description: text,
  seo: optional(seoRow),
});

export const menuType = contentType({
  uid: "api::menu.menu",
  row: menuRow,
  layout: menuLayout,
  searched: {
    fields: ["name", "title", "path", "redirectUrl", "description"],
    relations: { parent: "name", page: "title", article: "title" },
  },
  check: checkMenu,
  needs: ({ parent, page, article }) => [parent, page, article],
  firstContent: menuDocuments,
});
