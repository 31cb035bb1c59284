import { CheckCircle } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { readPagesPermission } from "../content-audit/read-pages-permission";
import en from "../translations/en.json";

/** Our pages about the site as a whole, in the navigation of the admin. */
export function registerScreens(app: Pick<StrapiApp, "addMenuLink">): void {
  app.addMenuLink({
    to: "site-health",
    icon: CheckCircle,
    intlLabel: { id: "gevel.contentAudit.menu", defaultMessage: en["gevel.contentAudit.menu"] },
    permissions: readPagesPermission,
    Component: () => import("../content-audit/content-audit-page"),
  });
}
