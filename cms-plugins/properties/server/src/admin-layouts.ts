import type { AdminLayouts } from "@gevel/kit";
import { cityUid } from "./places/city-schema.js";
import { ownerUid } from "./owners/owner-schema.js";
import { projectUid } from "./projects/project-schema.js";
import { propertyUid } from "./listings/property-schema.js";
import { propertyTypeUid } from "./types/property-type-schema.js";
import { ownerLayout } from "./owners/owner-layout.js";
import { cityLayout, propertyTypeLayout } from "./types/property-type-layout.js";
import { projectLayout } from "./projects/project-layout.js";
import { propertyLayout } from "./listings/property-layout.js";

export const adminLayouts: AdminLayouts = {
  [propertyUid]: propertyLayout,
  [projectUid]: projectLayout,
  [propertyTypeUid]: propertyTypeLayout,
  [ownerUid]: ownerLayout,
  [cityUid]: cityLayout,
};
