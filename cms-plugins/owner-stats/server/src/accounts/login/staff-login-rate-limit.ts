import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { limitLogins } from "./limit-logins.js";

const attemptSchema = z.object({ email: z.string().min(1) });

/**
 * CMS-8: runs before Strapi's `POST /admin/login`. Strapi counts per IP address and account combined, in one process:
 * an attacker with many addresses can try one account without limit, and one with many accounts all of them from one
 * address.
 */
export const staffLoginRateLimit = (strapi: Core.Strapi): Core.MiddlewareHandler =>
  limitLogins(strapi, {
    attemptKind: "staff",
    async accountOf(body) {
      const attempt = attemptSchema.safeParse(body);
      return attempt.success ? { account: null, key: attempt.data.email.trim().toLowerCase().slice(0, 320) } : null;
    },
  });
