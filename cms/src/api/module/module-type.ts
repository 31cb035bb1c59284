import { contentRows, moduleViews } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../site/content-type";
import { list, oneOf, reference, text, version, whole } from "../site/content/row-fields";
import { checkModule } from "./check-module";
import { moduleDocuments } from "./first-content/module-documents";
import { relationComponentUids, relationKinds, type RelationComponent } from "./relation-kinds";
import { moduleLayout } from "./module-layout";

/** One content of a module: of which kind, and the entry that staff chose. */
const relation = z
  .looseObject({ __component: z.enum(relationComponentUids) })
  .transform(({ __component: kind, ...fields }): { kind: RelationComponent; target: string | null } => ({
    kind,
    target: reference.parse(fields[relationKinds[kind].field]),
  }));

const moduleRow = z.object({
  ...version,
  title: text,
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
  relations: list(relation),
});

export const moduleType = contentType({
  uid: "api::module.module",
  row: moduleRow,
  layout: moduleLayout,
  searched: { fields: ["name", "title", "description"] },
  check: checkModule,
  needs: ({ relations }) => relations.map(({ target }) => target),
  firstContent: moduleDocuments,
});
