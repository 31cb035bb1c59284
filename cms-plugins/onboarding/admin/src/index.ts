import { Rocket } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { GuidePanel, ListGuide } from "./how-to";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    app.widgets.register({
      // By these Strapi stores where staff have put it on their home screen.
      pluginId: "gevel",
      id: "tasks",
      icon: Rocket,
      title: { id: "onboarding.tasks", defaultMessage: en["onboarding.tasks"] },
      component: async () => (await import("./tasks-widget")).TasksWidget,
    });
    app.registerPlugin({ id: "onboarding", name: "onboarding" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    const plugin = app.getPlugin("content-manager");
    plugin.injectComponent("listView", "actions", { name: "guide", Component: ListGuide });
    contentManager.parse(plugin.apis).addEditViewSidePanel([GuidePanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
