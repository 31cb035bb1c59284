import type { AdminLayouts } from "@gevel/core";
import { configComponentLayouts } from "./config/staff/config-layouts";
import { sharedComponentLayouts } from "./shared/staff/shared-layouts";

export const componentLayouts: AdminLayouts = {
  ...sharedComponentLayouts,
  ...configComponentLayouts,
};
