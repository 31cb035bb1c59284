import {
  staffOptOutResponseSchema,
  staffOptOutSchema,
  staffOptOutSignaturePayload,
  staffOptOutPath,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { staffHandler } from "../page-builder/staff-handler";
import { createHmac } from "node:crypto";

/** The admin follows it at once. */
const lifetimeSeconds = 5 * 60;

interface Parts {
  siteUrl: string;
  secret: string;
  now: Date;
}

/** OWNER-5: the signed address on the site that leaves a browser out of the counting; `back` is the address that opens next. */
export function optOutUrl(back: string, { siteUrl, secret, now }: Parts): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds);
  const signature = createHmac("sha256", secret).update(staffOptOutSignaturePayload(expires, back)).digest("hex");
  const query = { expires, ...(back !== "" && { back }), signature };
  return `${siteUrl}${staffOptOutPath}?${new URLSearchParams(query).toString()}`;
}

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
