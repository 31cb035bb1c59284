import { bannerWords } from "../../components/shared/staff/banner-words";
import { relationWords } from "../../api/module/relation-words";
import { seoWords } from "../../components/shared/staff/seo-words";
import { sharedWords } from "../../components/shared/staff/shared-words";
import { siteAgencyWords } from "../../components/config/staff/agency-words";
import { siteListsWords } from "../../components/config/staff/lists-words";
import { siteLookWords } from "../../components/config/staff/look-words";
import { siteServicesWords } from "../../components/config/staff/services-words";
import { homeHistoryWords } from "./content/home-history";
import { leadWords } from "./content/lead";
import { contentTypeWords } from "../../api/content-type-words";
import type { ModelsInWords, TypeInWords } from "../../staff/field-words";

/** The types of the site and those of our plugins that have no words of their own, by uid. */
export const typeWords: Readonly<Record<string, TypeInWords>> = {
  ...contentTypeWords,
  "plugin::leads.lead": leadWords,
  ...homeHistoryWords,
};

export const componentWords: ModelsInWords = {
  ...seoWords,
  ...bannerWords,
  ...sharedWords,
  ...relationWords,
  ...siteLookWords,
  ...siteListsWords,
  ...siteAgencyWords,
  ...siteServicesWords,
};

/** Hooks of the admin tell the English name of a content type, not its uid. */
export const uidByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(typeWords).map(([uid, { name }]) => [name.en, uid]),
);
