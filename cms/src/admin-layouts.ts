import type { AdminLayouts } from "@gevel/kit";
import { siteContentTypes } from "./api/content-types";
import { relationComponentLayouts } from "./api/module/relation-components";
import { componentLayouts } from "./components/component-layouts";

/** What staff see of every content type and component, by uid. */
export const adminLayouts: AdminLayouts = {
  ...Object.fromEntries(Object.values(siteContentTypes).map(({ uid, layout }) => [uid, layout])),
  ...componentLayouts,
  ...relationComponentLayouts,
};
