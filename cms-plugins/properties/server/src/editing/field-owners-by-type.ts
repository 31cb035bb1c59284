import { fieldOwners } from "../listings/listing-field-owners.js";
import type { FieldOwners } from "../ownership/field-owners.js";
import { projectFieldOwners } from "../projects/project-field-owners.js";
import { projectUid, propertyUid } from "../rows/content-type-uids.js";

/** By content type: those that imports write as well. */
export const fieldOwnersByType: ReadonlyMap<string, FieldOwners> = new Map([
  [propertyUid, fieldOwners],
  [projectUid, projectFieldOwners],
]);
