import type { AdminLayouts } from "@gevel/kit";
import { configComponentLayouts } from "./config/staff/config-layouts";
import { sharedComponentLayouts } from "./shared/staff/shared-layouts";

export const componentLayouts: AdminLayouts = {
  ...sharedComponentLayouts,
  ...configComponentLayouts,
};
