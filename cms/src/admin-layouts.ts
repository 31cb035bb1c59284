import type { AdminLayouts } from "@gevel/core";
import { consentChoiceLayout } from "./api/consent-choice/consent-choice-layout";
import { consentChoiceUid } from "./api/consent-choice/consent-choice-uid";
import { siteContentTypes } from "./api/content-types";
import { relationComponentLayouts } from "./api/module/relation-components";
import { componentLayouts } from "./components/component-layouts";

/** What staff see of every content type and component, by uid. */
export const adminLayouts: AdminLayouts = {
  ...Object.fromEntries(Object.values(siteContentTypes).map(({ uid, layout }) => [uid, layout])),
  [consentChoiceUid]: consentChoiceLayout,
  ...componentLayouts,
  ...relationComponentLayouts,
};
