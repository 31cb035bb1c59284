import type { AdminLayouts } from "@gevel/core";
import { cityUid, ownerUid, projectUid, propertyTypeUid, propertyUid } from "./rows/content-type-uids.js";
import { ownerLayout } from "./owners/owner-layout.js";
import { propertyTypeLayout } from "./types/property-type-layout.js";
import { cityLayout } from "./places/city-layout.js";
import { projectLayout } from "./projects/project-layout.js";
import { propertyLayout } from "./listings/property-layout.js";

export const adminLayouts: AdminLayouts = {
  [propertyUid]: propertyLayout,
  [projectUid]: projectLayout,
  [propertyTypeUid]: propertyTypeLayout,
  [ownerUid]: ownerLayout,
  [cityUid]: cityLayout,
};
