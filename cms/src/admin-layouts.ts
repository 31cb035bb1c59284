import type { AdminLayouts, AdminLayout } from "@gevel/core";
import { consentChoiceUid } from "./api/consent-choice/consent-choice-uid";
import { siteContentTypes } from "./api/content-types";
import { relationComponentLayouts } from "./api/module/relation-components";
import { configComponentLayouts } from "./components/config/staff/config-layouts";
import { sharedComponentLayouts } from "./components/shared/staff/shared-layouts";

const consentChoiceLayout: AdminLayout = {
  mainField: "day",
  list: ["day", "language", "textVersion", "accepted", "declined", "chosen"],
  sort: ["day", "DESC"],
  edit: [
    { day: 4, language: 4, textVersion: 4 },
    { accepted: 4, declined: 4, chosen: 4 },
    { consentAnalyticsStorage: 6, consentAdStorage: 6 },
    { consentAdUserData: 6, consentAdPersonalization: 6 },
  ],
  fields: {
    day: { label: "Day", help: "In Belgium." },
    language: { label: "Language", help: "In which the visitors read the question." },
    textVersion: { label: "Version of the words", help: "Raised when the words of the question change." },
    accepted: { label: "Accepted all", help: "Answers that granted everything." },
    declined: { label: "Declined all", help: "Answers that granted the necessary alone, withdrawals among them." },
    chosen: { label: "Chose by themselves", help: "Answers that granted a part." },
    consentAnalyticsStorage: { label: "Statistics granted", help: "Of all answers of that day." },
    consentAdStorage: { label: "Advertising cookies granted", help: "Of all answers of that day." },
    consentAdUserData: { label: "Sharing data granted", help: "Of all answers of that day." },
    consentAdPersonalization: { label: "Personalised advertising granted", help: "Of all answers of that day." },
  },
};

const componentLayouts: AdminLayouts = {
  ...sharedComponentLayouts,
  ...configComponentLayouts,
};

/** Admin layouts of every content type and component, by uid. */
export const adminLayouts: AdminLayouts = {
  ...Object.fromEntries(Object.values(siteContentTypes).map(({ uid, layout }) => [uid, layout])),
  [consentChoiceUid]: consentChoiceLayout,
  ...componentLayouts,
  ...relationComponentLayouts,
};
