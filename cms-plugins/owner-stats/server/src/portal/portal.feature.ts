import type { PortalSources } from "@gevel/config";
import type { Feature } from "../feature.js";
import { configurePortalSources } from "../sources/portal-sources.js";
import { portalController } from "./portal-controller.js";

/** Requests of owners, through the site, with a session of their own. */
export const portalFeature: Feature = {
  controllers: { portal: portalController },
  routes: [
    { method: "GET", path: "/me", handler: "portal.me" },
    { method: "GET", path: "/me/homes/:id/timeline", handler: "portal.timeline" },
  ],
  services: {
    portal: ({ strapi }) => ({
      /** The application calls it in its register step. */
      configureSources: (sources: PortalSources) => configurePortalSources(strapi, sources),
    }),
  },
};
