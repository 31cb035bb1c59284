import { z } from "zod";
import { contentType } from "../../content/content-type";
import { file, optional, references, text, version } from "../../content/row-fields";
import { categoryDocuments } from "./first-content/categories";
import type { AdminLayout } from "@gevel/core";

const categoryLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "title", "articles", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [{ name: 6, title: 6 }, { description: 6, picture: 6 }, { articles: 12 }],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this category. Visitors do not see it." },
    title: { label: "Title", help: "The heading above the articles." },
    description: { label: "Introduction", help: "A sentence under the title." },
    picture: { label: "Picture", help: "Shown beside the introduction in views that have room for it." },
    articles: {
      label: "Articles",
      help: "In the order in which they are shown; drag to change it. Team members are articles too.",
    },
  },
};

const categoryRow = z.object({
  ...version,
  title: text,
  description: text,
  picture: optional(file),
  articles: references,
});
export type CategoryRow = z.infer<typeof categoryRow>;

export const categoryType = contentType({
  uid: "api::category.category",
  row: categoryRow,
  layout: categoryLayout,
  searched: { fields: ["name", "title", "description"], relations: { articles: "title" } },
  firstContent: categoryDocuments,
});
