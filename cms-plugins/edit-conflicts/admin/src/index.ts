import type { StrapiApp } from "@strapi/strapi/admin";
import { compareByMember } from "./compare-by-member";
import { EditConflicts } from "./edit-conflicts";
import { interceptSaves } from "./open-form";
import { PreserveUnsavedValues } from "./preserve-unsaved-values";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "edit-conflicts", name: "edit-conflicts", apis: { compareByMember } });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    const contentManager = app.getPlugin("content-manager");
    contentManager.injectComponent("editView", "right-links", {
      name: "preserve-unsaved-values",
      Component: PreserveUnsavedValues,
    });
    contentManager.injectComponent("editView", "right-links", { name: "edit-conflicts", Component: EditConflicts });
    interceptSaves();
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
