import { captureStore } from "@gevel/core/admin";
import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import type { StrapiApp } from "@strapi/strapi/admin";
import { Download, WarningCircle } from "@strapi/icons";
import { z } from "zod";
import { readListingsPermission } from "./incomplete-listings/permissions";
import { customizeForm } from "./edit/customize-form";
import { FilterNames } from "./list/name-filters";
import { customizeFilters } from "./list/customize-filters";
import { ChangeStatusAction } from "./list/change-status-action";
import { customizeList } from "./list/customize-list";
import { CompletenessPanel } from "./panels/completeness-panel";
import { ResetOverridesPanel } from "./panels/reset-overrides-panel";
import { PublishAction } from "./publication/publish-action";
import { registerFields } from "./register-fields";
import { readSiteConfigFrom } from "./fields/site-config";
import { marqueeChoices } from "./fields/use-marquees";
import { propertyTypeChoices } from "./fields/use-property-types";
import { messagesByLocale } from "./messages-by-locale";
import en from "./translations/en.json";

/** Hooks of the admin are no components: they read its language from its storage. */
const staffLocale = () => window.localStorage.getItem("strapi-admin-language") ?? "en";
const staffLanguage = (): Language => {
  const locale = staffLocale();
  return isLanguage(locale) ? locale : fallbackLanguage;
};
const messageOf = (id: keyof typeof en): string => messagesByLocale[staffLocale()]?.[id] ?? en[id];

/** Strapi stores a plugin's public API without types. */
const registerParts = z.custom<(parts: readonly unknown[]) => void>();
const contentManager = z.object({
  addEditViewSidePanel: registerParts,
  addDocumentAction: registerParts,
  addBulkAction: registerParts,
});

export default {
  register(app: StrapiApp) {
    captureStore(app);
    app.addMenuLink({
      to: "plugins/properties",
      icon: Download,
      intlLabel: { id: "properties.imports.title", defaultMessage: en["properties.imports.title"] },
      permissions: [{ action: "plugin::properties.imports.read", subject: null }],
      Component: () => import("./imports-app"),
    });
    app.addMenuLink({
      to: "plugins/incomplete-listings",
      icon: WarningCircle,
      intlLabel: { id: "properties.board.title", defaultMessage: en["properties.board.title"] },
      permissions: [readListingsPermission],
      Component: () => import("./incomplete-listings/incomplete-app"),
    });
    registerFields(app);
    app.widgets.register({
      pluginId: "properties",
      id: "incomplete",
      icon: WarningCircle,
      title: { id: "properties.board.title", defaultMessage: en["properties.board.title"] },
      link: {
        label: { id: "properties.home.all", defaultMessage: en["properties.home.all"] },
        href: "/plugins/incomplete-listings",
      },
      permissions: [readListingsPermission],
      component: async () => (await import("./incomplete-listings/incomplete-widget")).IncompleteWidget,
    });
    // The application sets the content type of the site configuration in its bootstrap step.
    app.registerPlugin({ id: "properties", name: "properties", apis: { readSiteConfigFrom } });
  },
  bootstrap(app: Pick<StrapiApp, "registerHook" | "getPlugin">) {
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", customizeForm);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", customizeList);
    app.registerHook(
      "Admin/CM/pages/ListView/inject-in-filters",
      customizeFilters({
        text: messageOf,
        marquees: () => marqueeChoices(staffLanguage(), messageOf("properties.marquee.onOffer")),
        propertyTypes: () => propertyTypeChoices(staffLanguage()),
      }),
    );
    const plugin = app.getPlugin("content-manager");
    plugin.injectComponent("listView", "actions", { name: "filter-names", Component: FilterNames });
    const { addEditViewSidePanel, addDocumentAction, addBulkAction } = contentManager.parse(plugin.apis);
    addEditViewSidePanel([CompletenessPanel, ResetOverridesPanel]);
    addDocumentAction([PublishAction]);
    addBulkAction([ChangeStatusAction]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
