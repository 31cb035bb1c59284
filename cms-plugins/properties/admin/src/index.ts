import type { StrapiApp } from "@strapi/strapi/admin";
import { Download } from "@strapi/icons";
import { shapeForm } from "./edit/shape-form";
import { registerFields } from "./fields/register-fields";
import { texts, textsByLocale } from "./texts/all-texts";

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/properties",
      icon: Download,
      intlLabel: { id: "properties.imports.title", defaultMessage: texts["properties.imports.title"] },
      permissions: [{ action: "plugin::properties.imports.read", subject: null }],
      Component: () => import("./imports/imports-app"),
    });
    registerFields(app);
  },
  bootstrap(app: Pick<StrapiApp, "registerHook">) {
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", shapeForm);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
