import { AppError, staffOptOutResponseSchema, staffOptOutSchema } from "@gevel/config";
import { staffHandler } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { Feature } from "../feature.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { optOutUrl } from "./opt-out-url.js";

const optOutController = ({ strapi }: { strapi: Core.Strapi }) => ({
  urls: staffHandler(
    strapi,
    { input: staffOptOutSchema, from: "query", output: staffOptOutResponseSchema },
    async ({ path }) => {
      const { siteUrl, cmsUrl, optOutSecret: secret } = pluginSettings(strapi);
      if (secret === "") throw new AppError("PAGE_NOT_FOUND", "there is no site whose page views are counted");
      const parts = { siteUrl, secret, now: new Date() };
      return { picture: optOutUrl("", parts), page: optOutUrl(new URL(path, cmsUrl).href, parts) };
    },
  ),
});

/** OWNER-5: leaves the browser of anybody who is logged in to the admin out of the page views. */
export const analyticsOptOutFeature: Feature = {
  controllers: { optOut: optOutController },
  staffRoutes: [
    {
      method: "GET",
      path: "/staff-browser",
      handler: "optOut.urls",
      config: { policies: ["admin::isAuthenticatedAdmin"] },
    },
  ],
};
