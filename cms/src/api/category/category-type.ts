import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, optional, references, text, version } from "../site/content/row-fields";
import { categoryLayout } from "./category-layout";
import { categoryDocuments } from "./first-content/categories";

const categoryRow = z.object({
  ...version,
  title: text,
  description: text,
  picture: optional(file),
  articles: references,
});

export const categoryType = contentType({
  uid: "api::category.category",
  row: categoryRow,
  layout: categoryLayout,
  searched: { fields: ["name", "title", "description"], relations: { articles: "title" } },
  firstContent: categoryDocuments,
});
