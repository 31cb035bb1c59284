import type { AdminLayouts } from "@gevel/kit";
import { cityUid } from "../content-types/city-schema.js";
import { ownerUid } from "../content-types/owner-schema.js";
import { projectUid } from "../content-types/project-schema.js";
import { propertyUid } from "../content-types/property-schema.js";
import { propertyTypeUid } from "../content-types/property-type-schema.js";
import { ownerLayout } from "./owner-layout.js";
import { cityLayout, propertyTypeLayout } from "./place-and-type-layouts.js";
import { projectLayout } from "./project-layout.js";
import { propertyLayout } from "./property-layout.js";

export const adminLayouts: AdminLayouts = {
  [propertyUid]: propertyLayout,
  [projectUid]: projectLayout,
  [propertyTypeUid]: propertyTypeLayout,
  [ownerUid]: ownerLayout,
  [cityUid]: cityLayout,
};
