import { staffOptOutResponseSchema, staffOptOutSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { staffHandler } from "../page-builder/staff-handler";
import { optOutUrl } from "./opt-out-url";

const settingsSchema = z.object({ SITE_URL: z.string(), CMS_PUBLIC_URL: z.string(), PREVIEW_SECRET: z.string() });

const addresses = (strapi: Core.Strapi) =>
  staffHandler(
    strapi,
    { input: staffOptOutSchema, from: "query", output: staffOptOutResponseSchema },
    async ({ path }) => {
      const { SITE_URL, CMS_PUBLIC_URL, PREVIEW_SECRET } = settingsSchema.parse(strapi.config.get("gevel"));
      const parts = { siteUrl: SITE_URL, secret: PREVIEW_SECRET, now: new Date() };
      return {
        picture: optOutUrl("", parts),
        page: optOutUrl(new URL(path, CMS_PUBLIC_URL).href, parts),
      };
    },
  );

/** OWNER-5: for the browser of anybody who is logged in to the admin. */
export function registerOptOutRoutes(strapi: Core.Strapi): void {
  strapi.admin.routes["staff-browser"] = {
    type: "admin",
    routes: [
      {
        method: "GET",
        path: "/staff-browser",
        handler: addresses(strapi),
        info: { pluginName: "admin" },
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  };
}
