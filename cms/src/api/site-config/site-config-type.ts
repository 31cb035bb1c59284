import { contentType } from "../site/content-type";
import { linked } from "../site/content/shared-rows";
import { checkSiteConfig } from "./check-site-config";
import { siteConfigDocuments } from "./first-content/site-config-document";
import { siteConfigLayout } from "./site-config-layout";
import { siteConfigRow } from "./site-config-row";

export const siteConfigType = contentType({
  uid: "api::site-config.site-config",
  row: siteConfigRow,
  layout: siteConfigLayout,
  check: checkSiteConfig,
  needs: ({ topBar, headerLinks }) => linked([...topBar.map(({ link }) => link), ...headerLinks]),
  firstContent: siteConfigDocuments,
});
