import type { StrapiApp } from "@strapi/strapi/admin";
import { Download } from "@strapi/icons";
import { en } from "./texts/en";
import { fr } from "./texts/fr";
import { nl } from "./texts/nl";

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, nl };

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/properties",
      icon: Download,
      intlLabel: { id: "properties.imports.title", defaultMessage: en["properties.imports.title"] },
      permissions: [{ action: "plugin::properties.imports.read", subject: null }],
      Component: () => import("./imports/imports-app"),
    });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: texts[locale] ?? {} })),
};
