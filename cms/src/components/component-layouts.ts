import type { AdminLayouts } from "@gevel/kit";
import { relationComponentLayouts } from "../api/module/relation-components";
import { configComponentLayouts } from "./config/staff/config-layouts";
import { sharedComponentLayouts } from "./shared/staff/shared-layouts";

export const componentLayouts: AdminLayouts = {
  ...sharedComponentLayouts,
  ...relationComponentLayouts,
  ...configComponentLayouts,
};
