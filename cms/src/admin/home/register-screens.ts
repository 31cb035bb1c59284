import { List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { menuRights } from "../menu-tree/menu-rights";
import en from "../translations/en.json";

/** Our pages about the site as a whole, in the navigation of the admin. */
export function registerScreens(app: Pick<StrapiApp, "addMenuLink">): void {
  app.addMenuLink({
    to: "menu-order",
    icon: List,
    intlLabel: { id: "gevel.menuTree.title", defaultMessage: en["gevel.menuTree.title"] },
    permissions: [menuRights.read],
    Component: () => import("../menu-tree/menu-tree-page"),
  });
}
