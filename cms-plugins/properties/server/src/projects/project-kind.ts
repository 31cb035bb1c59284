import { projectUid } from "../rows/content-type-uids.js";
import { itemKind } from "../items/item-kind.js";
import { projectTexts } from "./normalise-project.js";
import { parseProject } from "./parse-project.js";
import { projectRow } from "./project-row.js";

export const projectKind = itemKind({
  list: "projects",
  plural: "projects",
  uid: projectUid,
  change: "project",
  row: projectRow,
  texts: projectTexts,
  parse: parseProject,
});
