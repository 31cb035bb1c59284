import { jobsLink, jobsMessages } from "@gevel/core/screens";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { consentChoiceUid } from "../api/consent-choice/consent-choice-uid";
import { registerHomeWidgets } from "./home/register-home-widgets";
import { registerFields } from "./fields/register-fields";
import { CompactLists, hideForgotPasswordForm, StickySaveButtons } from "./overrides/overrides";
import { messagesByLocale } from "./messages/all-messages";
import { startInBrowserLanguage } from "./messages/browser-language";
import { contentTypes } from "./messages/content-types";
import { addFormSections } from "./form-sections/add-form-sections";
import { nameLinks } from "./messages/name-links";
import { strapiMessages } from "./messages/strapi-messages";
import { translateForm } from "./messages/translate-form";
import { translateCells, translateFilters } from "./messages/translate-list";

/** The content of the site. */
const duplicatedUids = Object.keys(contentTypes).filter((uid) => uid.startsWith("api::") && uid !== consentChoiceUid);

/** Strapi stores a plugin's public API without types. */
const properties = z.object({ readSiteConfigFrom: z.custom<(uid: string) => void>() });
const contentAudit = z.object({ auditPages: z.custom<(pageUid: string) => void>() });
const duplicates = z.object({ registerTypes: z.custom<(uids: readonly string[]) => void>() });
const editConflicts = z.object({
  compareByMember: z.custom<(customField: string, labelId: (member: string) => string) => void>(),
});

const names = {
  "app.components.LeftMenu.navbrand.title": "Gevel",
  "Auth.form.welcome.title": "Gevel",
};

/** Dismisses Strapi's advertisement for its own media library; `gevel` is the uuid of package.json. */
const mediaLibraryBanner = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:gevel";

export default {
  config: {
    locales: ["nl", "fr"],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: { ...names, ...messagesByLocale.en, ...jobsMessages.en },
      nl: { ...strapiMessages.nl, ...names, ...messagesByLocale.nl, ...jobsMessages.nl },
      fr: { ...strapiMessages.fr, ...names, ...messagesByLocale.fr, ...jobsMessages.fr },
    },
  },
  register(app: StrapiApp) {
    startInBrowserLanguage();
    hideForgotPasswordForm();
    registerFields(app);
    contentAudit.parse(app.getPlugin("content-audit").apis).auditPages("api::page.page");
    registerHomeWidgets(app);
    app.registerHook(
      "Admin/CM/pages/App/mutate-collection-types-links",
      nameLinks(() => app.configurations.translations),
    );
    window.localStorage.setItem(mediaLibraryBanner, "true");
  },
  bootstrap(app: StrapiApp) {
    properties.parse(app.getPlugin("properties").apis).readSiteConfigFrom("api::site-config.site-config");
    duplicates.parse(app.getPlugin("duplicates").apis).registerTypes(duplicatedUids);
    editConflicts
      .parse(app.getPlugin("edit-conflicts").apis)
      .compareByMember("plugin::properties.attributes", (member) => `listing.${member}`);
    const contentManager = app.getPlugin("content-manager");
    contentManager.injectComponent("editView", "right-links", { name: "save-in-reach", Component: StickySaveButtons });
    contentManager.injectComponent("listView", "actions", { name: "list-in-view", Component: CompactLists });
    app.addSettingsLink("global", jobsLink);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", translateForm);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", addFormSections);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", translateCells);
    app.registerHook("Admin/CM/pages/ListView/inject-in-filters", translateFilters);
  },
};
