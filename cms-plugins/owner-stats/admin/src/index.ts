import type { StrapiApp } from "@strapi/strapi/admin";
import { ChartCircle } from "@strapi/icons";
import { seeingStatistics } from "./statistics/statistics-rights";
import { statisticsEn } from "./statistics/texts/statistics-en";
import { statisticsFr } from "./statistics/texts/statistics-fr";
import { statisticsNl } from "./statistics/texts/statistics-nl";
import { en } from "./texts/en";
import { fr } from "./texts/fr";
import { nl } from "./texts/nl";

const textsByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...en, ...statisticsEn },
  nl: { ...nl, ...statisticsNl },
  fr: { ...fr, ...statisticsFr },
};

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/page-visits",
      icon: ChartCircle,
      intlLabel: { id: "owner-stats.statistics.title", defaultMessage: statisticsEn["owner-stats.statistics.title"] },
      permissions: seeingStatistics,
      Component: () => import("./statistics/statistics-app"),
    });
    app.registerPlugin({ id: "owner-stats", name: "owner-stats" });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
