import type { StrapiApp } from "@strapi/strapi/admin";
import { en } from "./texts/en";
import { fr } from "./texts/fr";
import { nl } from "./texts/nl";

const textsByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "owner-stats", name: "owner-stats" });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
