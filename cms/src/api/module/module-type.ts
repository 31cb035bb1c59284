import { contentRows, moduleViews, type Relation } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../site/content-type";
import { list, oneOf, reference, text, version, whole } from "../site/content/row-fields";
import { checkModule } from "./check-module";
import { moduleDocuments } from "./first-content/module-documents";
import { entryComponentUids, relationKinds, type EntryComponent } from "./relation-kinds";
import { ownComponentUids, ownRelations } from "./own-kinds";
import { moduleLayout } from "./module-layout";

/** A content that points at the entry that staff chose. */
const entry = z
  .looseObject({ __component: z.enum(entryComponentUids) })
  .transform(({ __component: kind, ...fields }): { kind: EntryComponent; target: string | null } => ({
    kind,
    target: reference.parse(fields[relationKinds[kind].field]),
  }));

/** A content that says all itself. */
const own = z
  .looseObject({ __component: z.enum(ownComponentUids) })
  .transform(({ __component: kind, ...fields }): { own: Relation } => ({ own: ownRelations[kind](fields) }));

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

export const moduleType = contentType({
  uid: "api::module.module",
  row: moduleRow,
  layout: moduleLayout,
  searched: { fields: ["name", "title", "description"] },
  check: checkModule,
  needs: ({ relations }) => relations.flatMap((relation) => ("target" in relation ? relation.target : [])),
  firstContent: moduleDocuments,
});
