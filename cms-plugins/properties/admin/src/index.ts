import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import type { StrapiApp } from "@strapi/strapi/admin";
import { Download, WarningCircle } from "@strapi/icons";
import { z } from "zod";
import { readsListings } from "./board/board-rights";
import { shapeForm } from "./edit/shape-form";
import { FilterNames } from "./list/name-filters";
import { shapeFilters } from "./list/shape-filters";
import { shapeList } from "./list/shape-list";
import { CompletenessPanel } from "./panels/completeness-panel";
import { GiveBackPanel } from "./panels/give-back-panel";
import { PutOnSite } from "./publication/put-on-site";
import { registerFields } from "./fields/register-fields";
import { readSiteConfigFrom } from "./fields/site-config";
import { knownMarquees } from "./fields/use-marquees";
import { knownPropertyTypes } from "./fields/use-property-types";
import { texts, textsByLocale } from "./texts/all-texts";

/** Hooks of the admin are no components: they read its language where the admin keeps it. */
const staffLocale = () => window.localStorage.getItem("strapi-admin-language") ?? "en";
const staffLanguage = (): Language => {
  const locale = staffLocale();
  return isLanguage(locale) ? locale : fallbackLanguage;
};
const said = (id: keyof typeof texts): string => textsByLocale[staffLocale()]?.[id] ?? texts[id];

/** Strapi keeps what a plugin offers to others without types. */
const offer = z.custom<(parts: readonly unknown[]) => void>();
const contentManager = z.object({ addEditViewSidePanel: offer, addDocumentAction: offer });

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/properties",
      icon: Download,
      intlLabel: { id: "properties.imports.title", defaultMessage: texts["properties.imports.title"] },
      permissions: [{ action: "plugin::properties.imports.read", subject: null }],
      Component: () => import("./imports/imports-app"),
    });
    app.addMenuLink({
      to: "plugins/incomplete-listings",
      icon: WarningCircle,
      intlLabel: { id: "properties.board.title", defaultMessage: texts["properties.board.title"] },
      permissions: [readsListings],
      Component: () => import("./board/board-app"),
    });
    registerFields(app);
    app.widgets.register({
      pluginId: "properties",
      id: "incomplete",
      icon: WarningCircle,
      title: { id: "properties.board.title", defaultMessage: texts["properties.board.title"] },
      link: {
        label: { id: "properties.home.all", defaultMessage: texts["properties.home.all"] },
        href: "/plugins/incomplete-listings",
      },
      permissions: [readsListings],
      component: async () => (await import("./board/incomplete-widget")).IncompleteWidget,
    });
    // The application says in its bootstrap step where the site's configuration is.
    app.registerPlugin({ id: "properties", name: "properties", apis: { readSiteConfigFrom } });
  },
  bootstrap(app: Pick<StrapiApp, "registerHook" | "getPlugin">) {
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", shapeForm);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", shapeList);
    app.registerHook(
      "Admin/CM/pages/ListView/inject-in-filters",
      shapeFilters({
        text: said,
        marquees: () => knownMarquees(staffLanguage(), said("properties.marquee.onOffer")),
        propertyTypes: () => knownPropertyTypes(staffLanguage()),
      }),
    );
    const plugin = app.getPlugin("content-manager");
    plugin.injectComponent("listView", "actions", { name: "filter-names", Component: FilterNames });
    const { addEditViewSidePanel, addDocumentAction } = contentManager.parse(plugin.apis);
    addEditViewSidePanel([CompletenessPanel, GiveBackPanel]);
    addDocumentAction([PutOnSite]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
