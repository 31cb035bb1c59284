import { Quotes } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      // The address that staff may have bookmarked.
      to: "library-pictures",
      icon: Quotes,
      intlLabel: { id: "media.title", defaultMessage: en["media.title"] },
      permissions: [{ action: "plugin::upload.read", subject: null }],
      Component: () => import("./pictures-page"),
    });
    app.registerPlugin({ id: "media", name: "media" });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
