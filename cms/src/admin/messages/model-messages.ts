import { bannerMessages } from "../../components/shared/staff/banner-messages";
import { relationMessages } from "../../api/module/relation-messages";
import { seoMessages } from "../../components/shared/staff/seo-messages";
import { sharedMessages } from "../../components/shared/staff/shared-messages";
import { siteAgencyMessages } from "../../components/config/staff/agency-messages";
import { siteListsMessages } from "../../components/config/staff/lists-messages";
import { siteLookMessages } from "../../components/config/staff/look-messages";
import { siteServicesMessages } from "../../components/config/staff/services-messages";
import { listingHistoryMessages } from "./content/listing-history";
import { leadMessages } from "./content/lead";
import { contentTypeMessages } from "../../api/content-type-messages";
import type { ModelMessages, ContentTypeMessages } from "../../api/field-messages";

/** The types of the site and those of our plugins that have no words of their own, by uid. */
export const typeMessages: Readonly<Record<string, ContentTypeMessages>> = {
  ...contentTypeMessages,
  "plugin::leads.lead": leadMessages,
  ...listingHistoryMessages,
};

export const componentMessages: ModelMessages = {
  ...seoMessages,
  ...bannerMessages,
  ...sharedMessages,
  ...relationMessages,
  ...siteLookMessages,
  ...siteListsMessages,
  ...siteAgencyMessages,
  ...siteServicesMessages,
};

/** Hooks of the admin tell the English name of a content type, not its uid. */
export const uidByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(typeMessages).map(([uid, { name }]) => [name.en, uid]),
);
