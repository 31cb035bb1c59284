import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { limitLogins } from "./limit-logins.js";

const attemptSchema = z.object({ email: z.string().min(1) });

/**
 * CMS-8: before Strapi's `POST /admin/login`. Strapi counts by address and account together, in one process: whoever has many
 * addresses tries one account as often as they like, and whoever has many accounts tries all of them from one address.
 */
export const staffLoginRateLimit = (strapi: Core.Strapi): Core.MiddlewareHandler =>
  limitLogins(strapi, {
    attemptKind: "staff",
    async accountOf(body) {
      const attempt = attemptSchema.safeParse(body);
      return attempt.success ? { account: null, key: attempt.data.email.trim().toLowerCase().slice(0, 320) } : null;
    },
  });
