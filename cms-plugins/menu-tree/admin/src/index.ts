import { List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { menuRights } from "./menu-rights";
import { OrderLink } from "./order-link";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      // The address that staff have bookmarked.
      to: "menu-order",
      icon: List,
      intlLabel: { id: "menu-tree.title", defaultMessage: en["menu-tree.title"] },
      permissions: [menuRights.read],
      Component: () => import("./menu-tree-page"),
    });
    app.registerPlugin({ id: "menu-tree", name: "menu-tree" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    app
      .getPlugin("content-manager")
      .injectComponent("listView", "actions", { name: "menu-order", Component: OrderLink });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
