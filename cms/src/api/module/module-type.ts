import { contentRows, moduleViews } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../../content/content-type";
import { list, oneOf, reference, text, version, whole } from "../../content/row-fields";
import { checkModule } from "./check-module";
import { moduleDocuments } from "./first-content/module-documents";
import { entryComponentUids, relationKinds, type EntryComponent } from "./relation-kinds";
import { linked } from "../../content/shared-rows";
import { ownComponentUids, ownRows, type OwnRow } from "./own-kinds";
import type { AdminLayout } from "@gevel/core";

const moduleLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "title", "view", "updatedAt"],
  previousLists: [["name", "title", "view", "position", "updatedAt"]],
  sort: ["name", "ASC"],
  edit: [
    { name: 6, title: 6 },
    { titleSize: 4, view: 4, position: 4 },
    { description: 12 },
    { relations: 12 },
    { numberItemOfRow: 6, maxItems: 6 },
    { backgroundType: 6, colorBackground: 6 },
    { span: 3, sm: 3, md: 3, lg: 3 },
  ],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this module. Visitors do not see it." },
    title: { label: "Title", help: "The heading above the module. Empty: no heading." },
    titleSize: { label: "Size of the title", help: "h1 once on a page, for its main heading; h2 everywhere else." },
    view: {
      label: "View",
      help: "How the items of the module look.",
    },
    position: { label: "Row", help: "topRow above, contentRow in the middle, bottomRow at the end of the page." },
    description: { label: "Text", help: "Shown under the title." },
    relations: {
      label: "Contents",
      help: "What the module shows: a category, a form, a list of listings, a slider, an article, the costs of buying, or a text with a picture of its own. Add several to show them one after the other. An article about a member of the team, beside one form, shows who answers it.",
    },
    numberItemOfRow: { label: "Items in a row", help: "On a wide screen: 1 to 6." },
    maxItems: { label: "Items at most", help: "1 to 40." },
    backgroundType: {
      label: "Background",
      help: "color fills the whole width with the colour beside; empty leaves it white.",
    },
    colorBackground: { label: "Background colour", help: "E.g. #F6F1EC, the warm sand of the house style." },
    span: { label: "Width", help: "Of the twelve columns of the page: 12 is the full width, 10 leaves a margin." },
    sm: { label: "Width on a phone", help: "1 to 12 columns of the width before." },
    md: { label: "Width on a tablet", help: "1 to 12 columns." },
    lg: { label: "Width on a computer", help: "1 to 12 columns." },
  },
};

/** A content that points at the entry that staff chose. */
const entry = z
  .looseObject({ __component: z.enum(entryComponentUids) })
  .transform(({ __component: kind, ...fields }): { kind: EntryComponent; target: string | null } => ({
    kind,
    target: reference.parse(fields[relationKinds[kind].field]),
  }));

/** A content without a relation. */
const own = z
  .looseObject({ __component: z.enum(ownComponentUids) })
  .transform(({ __component: kind, ...fields }): { own: OwnRow } => ({ own: ownRows[kind](fields) }));

const moduleRow = z.object({
  ...version,
  title: text,
  name: text,
  titleSize: oneOf(["h1", "h2"], "h2"),
  description: text,
  position: oneOf(contentRows, "contentRow"),
  span: whole(1, 12, 12),
  sm: whole(1, 12, 12),
  md: whole(1, 12, 12),
  lg: whole(1, 12, 12),
  view: oneOf(moduleViews, "module-view"),
  backgroundType: oneOf(["color", "empty"], "empty"),
  colorBackground: text,
  numberItemOfRow: whole(1, 6, 1),
  maxItems: whole(1, 40, 4),
  relations: list(z.union([entry, own])),
});
export type ModuleRow = z.infer<typeof moduleRow>;

export const moduleType = contentType({
  uid: "api::module.module",
  row: moduleRow,
  layout: moduleLayout,
  searched: { fields: ["name", "title", "description"] },
  check: checkModule,
  needs: ({ relations }) =>
    relations.flatMap((relation) => {
      if ("target" in relation) return relation.target;
      return relation.own.type === "text-picture" ? linked([relation.own.textPicture.link]) : [];
    }),
  firstContent: moduleDocuments,
});
