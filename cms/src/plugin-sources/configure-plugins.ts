import { registerPersonalData } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { auditSources } from "../api/site/audit/audit-sources";
import { testimonialsPersonalData } from "../api/testimonial/testimonials-personal-data";
import { strapiService } from "../environment/strapi-services";
import { contentRules } from "./content-rules";
import { duplicatedTypes } from "./duplicated-types";
import { livePreviewSources } from "./live-preview-sources";
import { strapiMailSources } from "./mail/strapi-mail-sources";
import { menuTreeSources } from "./menu-tree-sources";
import { accountSources } from "./owner-portal/account-sources";
import { listingNames } from "./owner-portal/listing-names";
import { portalSources } from "./owner-portal/portal-sources";
import { reportSources } from "./owner-portal/report-sources";
import { pageBuilderSources } from "./page-builder-sources";
import { publishedTypes } from "./published-types";

/** Passes to each plugin what only the application knows: the agency, its listings, its pages (decision 155). */
export function configurePlugins(strapi: Core.Strapi): void {
  strapiService(strapi, "plugin::content-rules.rules").register(contentRules(strapi));
  strapiService(strapi, "plugin::menu-tree.tree").configureSources(menuTreeSources(strapi));
  strapiService(strapi, "plugin::page-builder.pages").configureSources(pageBuilderSources(strapi));
  strapiService(strapi, "plugin::live-preview.preview").configureSources(livePreviewSources(strapi));
  strapiService(strapi, "plugin::content-audit.audit").configureSources(auditSources(strapi));
  strapiService(strapi, "plugin::duplicates.duplicates").registerTypes(duplicatedTypes);
  strapiService(strapi, "plugin::publishing.publishing").registerTypes(publishedTypes);
  strapiService(strapi, "plugin::leads.mails").configureSources(strapiMailSources(strapi));
  registerPersonalData(strapi, { plugin: "cms", providers: [testimonialsPersonalData] });
  strapiService(strapi, "plugin::owner-stats.portal").configureSources(portalSources(strapi));
  strapiService(strapi, "plugin::owner-stats.accounts").configureSources(accountSources(strapi));
  strapiService(strapi, "plugin::owner-stats.reports").configureSources(reportSources(strapi));
  strapiService(strapi, "plugin::owner-stats.statistics").configureListingNames((ids, language) =>
    listingNames(strapi, ids, language),
  );
  strapiService(strapi, "plugin::properties.priceDrops").register((listings) =>
    strapiService(strapi, "plugin::owner-stats.history").priceDrops(listings),
  );
  strapiService(strapi, "plugin::properties.offerEnds").register((listings) =>
    strapiService(strapi, "plugin::owner-stats.history").offerEnds(listings),
  );
  strapiService(strapi, "plugin::properties.openApi").add(strapiService(strapi, "plugin::owner-stats.openApi").part());
}
