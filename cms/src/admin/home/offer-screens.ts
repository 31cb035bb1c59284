import { CheckCircle, List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { menuRights } from "../menu-order/menu-rights";
import { readingPages } from "../site-health/reading-pages";
import { menuOrderEn } from "../texts/menu-order/menu-order-en";
import { siteHealthEn } from "../texts/site-health/site-health-en";

/** Our pages about the site as a whole, in the navigation of the admin. */
export function offerScreens(app: Pick<StrapiApp, "addMenuLink">): void {
  app.addMenuLink({
    to: "menu-order",
    icon: List,
    intlLabel: { id: "gevel.menuOrder.title", defaultMessage: menuOrderEn["gevel.menuOrder.title"] },
    permissions: [menuRights.read],
    Component: () => import("../menu-order/menu-order-page"),
  });
  app.addMenuLink({
    to: "site-health",
    icon: CheckCircle,
    intlLabel: { id: "gevel.health.menu", defaultMessage: siteHealthEn["gevel.health.menu"] },
    permissions: readingPages,
    Component: () => import("../site-health/site-health-page"),
  });
}
