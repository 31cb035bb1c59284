import { CheckCircle, List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { menuRights } from "../menu-tree/menu-rights";
import { readPagesPermission } from "../content-audit/read-pages-permission";
import { menuTreeEn } from "../messages/menu-tree/menu-tree-en";
import { contentAuditEn } from "../messages/content-audit/content-audit-en";

/** Our pages about the site as a whole, in the navigation of the admin. */
export function registerScreens(app: Pick<StrapiApp, "addMenuLink">): void {
  app.addMenuLink({
    to: "menu-order",
    icon: List,
    intlLabel: { id: "gevel.menuTree.title", defaultMessage: menuTreeEn["gevel.menuTree.title"] },
    permissions: [menuRights.read],
    Component: () => import("../menu-tree/menu-tree-page"),
  });
  app.addMenuLink({
    to: "site-health",
    icon: CheckCircle,
    intlLabel: { id: "gevel.contentAudit.menu", defaultMessage: contentAuditEn["gevel.contentAudit.menu"] },
    permissions: readPagesPermission,
    Component: () => import("../content-audit/content-audit-page"),
  });
}
