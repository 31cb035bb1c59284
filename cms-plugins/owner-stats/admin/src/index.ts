import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { HistoryPanel } from "./history/history-panel";
import { en } from "./texts/en";
import { fr } from "./texts/fr";
import { nl } from "./texts/nl";

const textsByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "owner-stats", name: "owner-stats" });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    contentManager.parse(app.getPlugin("content-manager").apis).addEditViewSidePanel([HistoryPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: textsByLocale[locale] ?? {} })),
};
