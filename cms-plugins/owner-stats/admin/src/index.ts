import { User } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { OwnerAccountPanel } from "./accounts/owner-account-panel";
import { optOutOnLogin } from "./analytics-opt-out/opt-out-on-login";
import { HistoryPanel } from "./history/history-panel";
import { movedRoutes } from "./moved-routes";
import { rights } from "./permissions";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/owner-stats",
      icon: User,
      intlLabel: { id: "owner-stats.menu", defaultMessage: en["owner-stats.menu"] },
      // One of these is enough.
      permissions: [rights.readAccounts, rights.readStatistics, rights.readReports],
      Component: () => import("./owners-app"),
    });
    app.router.addRoute(movedRoutes);
    optOutOnLogin(app);
    app.registerPlugin({ id: "owner-stats", name: "owner-stats" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    contentManager.parse(app.getPlugin("content-manager").apis).addEditViewSidePanel([HistoryPanel, OwnerAccountPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
