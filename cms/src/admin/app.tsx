import { Quotes } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { arrangeHome } from "./home/arrange-home";
import { offerDuplicates } from "./duplicates/offer-duplicates";
import { offerScreens } from "./home/offer-screens";
import { offerGuide } from "./guide/offer-guide";
import { registerFields } from "./fields/register-fields";
import { KeepWhatWasTyped } from "./keep-what-was-typed";
import { ListInView, SaveInReach } from "./room/room";
import { textsByLocale } from "./texts/all-texts";
import { signInEn, signInFr, signInNl } from "./texts/sign-in";
import { divideForm } from "./parts/divide-form";
import { picturesEn } from "./texts/pictures/pictures-en";
import { nameLinks } from "./words/name-links";
import { watchLogins } from "./staff-browser/watch-logins";
import { watchSaves } from "./two-editors/open-form";
import { TwoEditors } from "./two-editors/two-editors";
import { offerPageBuilding } from "./page-building/offer-page-building";
import { translateForm } from "./words/translate-form";
import { translateCells, translateFilters } from "./words/translate-list";

/** Strapi keeps what a plugin offers to others without types. */
const properties = z.object({ readSiteConfigFrom: z.custom<(uid: string) => void>() });

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
      en: { ...names, ...textsByLocale.en, ...signInEn },
      nl: { ...names, ...textsByLocale.nl, ...signInNl },
      fr: { ...names, ...textsByLocale.fr, ...signInFr },
    },
  },
  register(app: StrapiApp) {
    registerFields(app);
    arrangeHome(app);
    offerScreens(app);
    watchLogins(app);
    app.addMenuLink({
      to: "library-pictures",
      icon: Quotes,
      intlLabel: { id: "gevel.pictures.title", defaultMessage: picturesEn["gevel.pictures.title"] },
      permissions: [{ action: "plugin::upload.read", subject: null }],
      Component: () => import("./pictures/pictures-page"),
    });
    app.registerHook(
      "Admin/CM/pages/App/mutate-collection-types-links",
      nameLinks(() => app.configurations.translations),
    );
    window.localStorage.setItem(mediaLibraryBanner, "true");
  },
  bootstrap(app: StrapiApp) {
    properties.parse(app.getPlugin("properties").apis).readSiteConfigFrom("api::site-config.site-config");
    const contentManager = app.getPlugin("content-manager");
    contentManager.injectComponent("editView", "right-links", {
      name: "keep-what-was-typed",
      Component: KeepWhatWasTyped,
    });
    contentManager.injectComponent("editView", "right-links", { name: "two-editors", Component: TwoEditors });
    offerGuide(app);
    contentManager.injectComponent("editView", "right-links", { name: "save-in-reach", Component: SaveInReach });
    contentManager.injectComponent("listView", "actions", { name: "list-in-view", Component: ListInView });
    watchSaves();
    offerPageBuilding(app);
    offerDuplicates(app);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", translateForm);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", divideForm);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", translateCells);
    app.registerHook("Admin/CM/pages/ListView/inject-in-filters", translateFilters);
  },
};
