import { randomBytes } from "node:crypto";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../bootstrap/strapi-services";

/** Comparing a password takes long on purpose, and Strapi compares none where there is no account: the time told. */
const accountSchema = z.object({ password: z.string().min(1) });
const attemptSchema = z.object({ identifier: z.string(), password: z.string() });
const staffAttemptSchema = z.object({ email: z.string(), password: z.string() });

/** Fits no password, and costs what the hashes of accounts cost. */
const dummyHash = perStrapi((strapi) =>
  strapiService(strapi, "admin::auth").hashPassword(randomBytes(32).toString("base64url")),
);

/** The comparison that Strapi made if the account has a password, and did not make if it has none. */
async function compareDummy(strapi: Core.Strapi, uid: string, where: object, password: string): Promise<void> {
  const account: unknown = await strapi.db.query(uid).findOne({ where, select: ["password"] });
  const hash = await dummyHash(strapi);
  if (!accountSchema.safeParse(account).success)
    await strapiService(strapi, "admin::auth").validatePassword(password, hash);
}

/** OWNER-1: `POST /auth/local` takes as long for who does not exist as for who does. */
export function constantTimeLogin(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { success, data } = attemptSchema.safeParse(ctx.request.body);
      if (success) {
        const { identifier, password } = data;
        const names = { $or: [{ email: identifier.toLowerCase() }, { username: identifier }] };
        await compareDummy(strapi, "plugin::users-permissions.user", { provider: "local", ...names }, password);
      }
    }
  };
}

/** The same for staff, at `/admin/login`. */
export function constantTimeStaffLogin(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { success, data } = staffAttemptSchema.safeParse(ctx.request.body);
      if (success) await compareDummy(strapi, "admin::user", { email: data.email.toLowerCase() }, data.password);
    }
  };
}
