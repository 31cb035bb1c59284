import type { Core } from "@strapi/strapi";
import { z } from "zod";

const adminRequest = z.object({ auth: z.object({ strategy: z.object({ name: z.literal("admin") }) }) });

/** Whether what happens now was asked for by somebody who is signed in to the admin. */
export function isAdminRequest(strapi: Core.Strapi): boolean {
  return adminRequest.safeParse(strapi.requestContext.get()?.state).success;
}
