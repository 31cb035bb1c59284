import { projectSchema, type Project } from "@gevel/config";
import { tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readProject } from "../projects/project-row.js";
import { projectSchema as contentType } from "../projects/project-schema.js";
import { staffProject } from "../projects/staff-project.js";
import { toPublicProject } from "../projects/to-public-project.js";
import { projectUid } from "../rows/content-type-uids.js";
import { readTypes } from "../types/stored-types.js";
import { previewItem, type PreviewItem } from "./preview-item.js";
import { readViewContext } from "../change-log/read-view-context.js";

/** CMS-9: a project as its page would show it, withdrawn or not, with what is typed in its form; null where there is none. */
export function readProjectPreview(strapi: Core.Strapi, item: PreviewItem): Promise<Project | null> {
  const items = tableOf(strapi, projectUid);
  return previewItem(strapi, item, {
    items,
    kind: { values: staffProject, attributes: contentType.attributes },
    show: async (row) => {
      const stored = readProject(row, items);
      return toPublicProject(stored, await readViewContext(strapi, await readTypes(strapi), "project", [stored.id]));
    },
    schema: projectSchema,
  });
}
