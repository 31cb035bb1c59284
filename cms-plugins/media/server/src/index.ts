import type { Core } from "@strapi/strapi";
import { carryOverAlternativeTexts } from "./alternative-texts/carry-over.js";
import { addAlternativeTexts } from "./alternative-texts/file-attribute.js";
import { libraryPicturesController, readPictures } from "./alternative-texts/library-pictures.js";
import { syncAlternativeTexts } from "./alternative-texts/sync-alternative-texts.js";
import { autoOrientUploads } from "./uploads/auto-orient-uploads.js";
import { extendUploads } from "./uploads/extend-uploads.js";
import { stripStoredUploads } from "./uploads/strip-stored-uploads.js";

const requirePermission = (action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
});

export default {
  controllers: { pictures: libraryPicturesController },
  services: {
    /** All pictures of the media library with their texts, newest first. */
    pictures: ({ strapi }: { strapi: Core.Strapi }) => ({ all: () => readPictures(strapi) }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        {
          method: "GET",
          path: "/pictures",
          handler: "pictures.find",
          config: requirePermission("plugin::upload.read"),
        },
        {
          method: "PUT",
          path: "/pictures/:id",
          handler: "pictures.write",
          config: requirePermission("plugin::upload.assets.update"),
        },
      ],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    extendUploads(strapi);
    addAlternativeTexts(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    syncAlternativeTexts(strapi);
    await carryOverAlternativeTexts(strapi);
    await autoOrientUploads(strapi);
    stripStoredUploads(strapi).start();
  },
  destroy: ({ strapi }: { strapi: Core.Strapi }) => stripStoredUploads(strapi).stop(),
};
