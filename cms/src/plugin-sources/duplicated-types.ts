import type { DuplicatedTypeRow } from "@gevel/config";
import { siteContentTypes } from "../api/content-types";

const rules: Readonly<Record<string, Omit<DuplicatedTypeRow, "uid" | "mainField">>> = {
  "api::page.page": {
    needsAddress: true,
    // A home page or list page is known by its original address, the login page by its type: the site has one of each.
    own: ({ type }) => ({ originalPath: null, ...(type === "login" && { type: "page" }) }),
    parts: { field: "modules", uid: "api::module.module", name: { nl: "Module", fr: "Module", en: "Module" } },
  },
  "api::article.article": { own: () => ({ originalPath: null }) },
  "api::menu.menu": {
    hiddenFields: { childMenus: { nl: "Items eronder", fr: "Entrées en dessous", en: "Entries below it" } },
  },
  // A visitor's name stays that of the person.
  "api::testimonial.testimonial": { keepsName: true },
};

/** The content of the site, which staff duplicate with all that is its own. */
export const duplicatedTypes: readonly DuplicatedTypeRow[] = Object.values(siteContentTypes).map(({ uid, layout }) => ({
  uid,
  mainField: layout.mainField,
  ...rules[uid],
}));
