import { ChartCircle, File, User } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { HistoryPanel } from "./history/history-panel";
import { seeingStatistics } from "./statistics/statistics-rights";
import { statisticsEn } from "./statistics/texts/statistics-en";
import { statisticsFr } from "./statistics/texts/statistics-fr";
import { statisticsNl } from "./statistics/texts/statistics-nl";
import { seeingAccounts } from "./accounts/account-rights";
import { OwnerAccountPanel } from "./accounts/owner-account-panel";
import { seeingReports } from "./reports/report-rights";
import { en } from "./texts/en";
import { fr } from "./texts/fr";
import { nl } from "./texts/nl";

const textsByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...en, ...statisticsEn },
  nl: { ...nl, ...statisticsNl },
  fr: { ...fr, ...statisticsFr },
};

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/page-visits",
      icon: ChartCircle,
      intlLabel: { id: "owner-stats.statistics.title", defaultMessage: statisticsEn["owner-stats.statistics.title"] },
      permissions: seeingStatistics,
      Component: () => import("./statistics/statistics-app"),
    });
    app.addMenuLink({
      to: "plugins/owner-stats",
      icon: User,
      intlLabel: { id: "owner-stats.menu", defaultMessage: en["owner-stats.menu"] },
      permissions: seeingAccounts,
      Component: () => import("./accounts/accounts-app"),
    });
    app.addMenuLink({
      to: "plugins/owner-reports",
      icon: File,
      intlLabel: { id: "owner-stats.reports.title", defaultMessage: en["owner-stats.reports.title"] },
      permissions: seeingReports,
      Component: () => import("./reports/reports-app"),
    });
    app.registerPlugin({ id: "owner-stats", name: "owner-stats" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    contentManager.parse(app.getPlugin("content-manager").apis).addEditViewSidePanel([HistoryPanel, OwnerAccountPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
