import { captureStore } from "@gevel/core/admin";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { setModuleRenderers } from "./module-field";
import { fieldAction, rowLabel } from "./module-renderers";
import { PagePanel } from "./page-panel";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";
import { UsedOnPanel } from "./used-on-panel";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    captureStore(app);
    app.registerPlugin({ id: "page-builder", name: "page-builder" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    setModuleRenderers({ rowLabel, fieldAction });
    contentManager.parse(app.getPlugin("content-manager").apis).addEditViewSidePanel([PagePanel, UsedOnPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
