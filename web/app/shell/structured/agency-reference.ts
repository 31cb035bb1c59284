import type { AppLoadContext } from "@remix-run/node";
import type { SiteTree } from "@gevel/config";
import { canonicalPath } from "~/i18n/paths";
import type { AgencyReference } from "./agency";

export const agencyReference = (
  { siteUrl }: Pick<AppLoadContext, "siteUrl">,
  { language }: Pick<SiteTree, "language">,
) => ({ siteUrl, home: siteUrl + canonicalPath(language, ""), language }) satisfies AgencyReference;
