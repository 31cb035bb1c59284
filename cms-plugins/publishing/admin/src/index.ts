import { Clock } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { PlanPanel } from "./panels/plan-panel";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";
import { VersionsPanel } from "./versions/versions-panel";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/publishing",
      icon: Clock,
      intlLabel: { id: "publishing.plans.title", defaultMessage: en["publishing.plans.title"] },
      // Open to all staff; the page shows each what they may read.
      permissions: [],
      Component: () => import("./planned/planned-page"),
    });
    app.widgets.register({
      pluginId: "publishing",
      id: "planned",
      icon: Clock,
      title: { id: "publishing.home.title", defaultMessage: en["publishing.home.title"] },
      link: {
        label: { id: "publishing.plans.all", defaultMessage: en["publishing.plans.all"] },
        href: "/plugins/publishing",
      },
      component: async () => (await import("./planned/planned-widget")).PlannedWidget,
    });
    app.registerPlugin({ id: "publishing", name: "publishing" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    contentManager.parse(app.getPlugin("content-manager").apis).addEditViewSidePanel([PlanPanel, VersionsPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
