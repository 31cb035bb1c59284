import { captureStore } from "@gevel/core/admin";
import type { StrapiApp } from "@strapi/strapi/admin";
import { registerDuplicates, registerTypes } from "./register-duplicates";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    captureStore(app);
    app.registerPlugin({ id: "duplicates", name: "duplicates", apis: { registerTypes } });
  },
  bootstrap: (app: Pick<StrapiApp, "getPlugin">) => registerDuplicates(app),
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
