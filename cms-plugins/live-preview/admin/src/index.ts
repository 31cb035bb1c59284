import type { StrapiApp } from "@strapi/strapi/admin";
import { LivePreview } from "./live-preview";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "live-preview", name: "live-preview" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    app
      .getPlugin("content-manager")
      .injectComponent("editView", "right-links", { name: "live-preview", Component: LivePreview });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
