import type { PortalSources } from "@gevel/config";
import type { Room } from "../room.js";
import { usePortalSources } from "../sources/portal-sources.js";
import { portalController } from "./portal-controller.js";

/** What owners ask, through the site, with a session of their own. */
export const portalRoom: Room = {
  controllers: { portal: portalController },
  routes: [
    { method: "GET", path: "/me", handler: "portal.me" },
    { method: "GET", path: "/me/homes/:id/timeline", handler: "portal.timeline" },
  ],
  services: {
    portal: ({ strapi }) => ({
      /** The application calls it in its register step. */
      useSources: (sources: PortalSources) => usePortalSources(strapi, sources),
    }),
  },
};
