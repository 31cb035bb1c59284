import type { StrapiApp } from "@strapi/strapi/admin";
import { KeepWhatWasTyped } from "./keep-what-was-typed";

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
      en: { ...names, "Auth.form.welcome.subtitle": "Log in to edit the site" },
      nl: { ...names, "Auth.form.welcome.subtitle": "Log in om de site te bewerken" },
      fr: { ...names, "Auth.form.welcome.subtitle": "Connectez-vous pour modifier le site" },
    },
  },
  register() {
    window.localStorage.setItem(mediaLibraryBanner, "true");
  },
  bootstrap(app: StrapiApp) {
    app
      .getPlugin("content-manager")
      .injectComponent("editView", "right-links", { name: "keep-what-was-typed", Component: KeepWhatWasTyped });
  },
};
