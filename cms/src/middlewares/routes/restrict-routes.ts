import type { Core } from "@strapi/strapi";
import { strapiService } from "../../environment/strapi-services";
import { rejectGuessable, rejectGuessableOfOwners } from "./guessable-passwords";
import { randomBytes } from "node:crypto";
import { perStrapi } from "@gevel/core";
import { z } from "zod";

/**
 * Comparing a password is slow on purpose, and Strapi compares none if there is no account: the response time would
 * reveal that.
 */
const accountSchema = z.object({ password: z.string().min(1) });
const attemptSchema = z.object({ identifier: z.string(), password: z.string() });
const staffAttemptSchema = z.object({ email: z.string(), password: z.string() });

/** Fits no password, and costs what the hashes of accounts cost. */
const dummyHash = perStrapi((strapi) =>
  strapiService(strapi, "admin::auth").hashPassword(randomBytes(32).toString("base64url")),
);

/** Compares a password if Strapi did not: it does for an account with a password, and does not otherwise. */
async function compareDummy(strapi: Core.Strapi, uid: string, where: object, password: string): Promise<void> {
  const account: unknown = await strapi.db.query(uid).findOne({ where, select: ["password"] });
  const hash = await dummyHash(strapi);
  if (!accountSchema.safeParse(account).success)
    await strapiService(strapi, "admin::auth").validatePassword(password, hash);
}

/** OWNER-1: `POST /auth/local` takes as long for who does not exist as for who does. */
function constantTimeLogin(strapi: Core.Strapi): Core.MiddlewareHandler {
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
function constantTimeStaffLogin(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { success, data } = staffAttemptSchema.safeParse(ctx.request.body);
      if (success) await compareDummy(strapi, "admin::user", { email: data.email.toLowerCase() }, data.password);
    }
  };
}

/** Our own plugins: their public routes are public on purpose. */
const own = new Set(["change-log", "properties", "leads", "owner-stats"]);

/**
 * Allow-list of the REST routes of Strapi's plugins, by plugin: method and path. All others are removed, those of a
 * later version included: nobody registers, logs in by another service, or sends mail.
 */
const allowedRoutes: Readonly<Record<string, ReadonlySet<string>>> = {
  "users-permissions": new Set([
    "POST /auth/local",
    "POST /auth/refresh",
    "POST /auth/logout",
    "GET /auth/sessions",
    "DELETE /auth/sessions/:sessionId",
    "GET /users/me",
  ]),
};

/** These two require no permission that staff could remove: they are called without a session. */
const sessionlessRoutes = new Set(["POST /auth/local", "POST /auth/refresh"]);

/** They need mail, which Strapi does not send here: another administrator sets a new password. */
const disabledAdminRoutes = new Set(["POST /forgot-password", "POST /reset-password"]);

/** Where staff choose a password, their own or somebody else's. */
const passwordRoutes = new Set([
  "POST /register",
  "POST /register-admin",
  "POST /users",
  "PUT /users/:id",
  "PUT /users/me",
]);

type Route = Core.Router["routes"][number];
type RouterInput = Core.Router | ((context: { strapi: Core.Strapi }) => Core.Router);

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const asRouter = (input: RouterInput, strapi: Core.Strapi): Core.Router =>
  typeof input === "function" ? input({ strapi }) : input;

const loginRateLimit = (strapi: Core.Strapi) => strapiService(strapi, "plugin::owner-stats.accounts").loginRateLimit();

function withMiddlewares(strapi: Core.Strapi, plugin: string, route: Route): Route {
  if (plugin !== "users-permissions" || !sessionlessRoutes.has(nameOf(route))) return route;
  const { middlewares = [], ...config } = route.config ?? {};
  const isLogin = nameOf(route) === "POST /auth/local";
  return {
    ...route,
    config: {
      ...config,
      auth: false,
      middlewares: isLogin ? [...middlewares, loginRateLimit(strapi), constantTimeLogin(strapi)] : middlewares,
    },
  };
}

function adminRoute(strapi: Core.Strapi, route: Route): Route {
  const { middlewares = [], ...config } = route.config ?? {};
  const name = nameOf(route);
  const own = passwordRoutes.has(name)
    ? [rejectGuessable(strapi)]
    : name === "POST /login"
      ? [strapiService(strapi, "plugin::owner-stats.accounts").staffLoginRateLimit(), constantTimeStaffLogin(strapi)]
      : [];
  return { ...route, config: { ...config, middlewares: [...own, ...middlewares] } };
}

/** Removes the unused routes before Strapi registers them, and rejects guessable passwords wherever one is chosen. */
export function restrictRoutes(strapi: Core.Strapi): void {
  rejectGuessableOfOwners(strapi);
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    if (own.has(name) || Array.isArray(plugin.routes)) continue;
    const routers = Object.entries(plugin.routes).map(([key, input]): [string, Core.Router] => {
      const router = asRouter(input, strapi);
      if (router.type !== "content-api") return [key, router];
      const routes = router.routes.filter((route) => allowedRoutes[name]?.has(nameOf(route)));
      return [key, { ...router, routes: routes.map((route) => withMiddlewares(strapi, name, route)) }];
    });
    plugin.routes = Object.fromEntries(routers);
  }
  for (const [key, input] of Object.entries(strapi.admin.routes)) {
    const router = asRouter(input, strapi);
    strapi.admin.routes[key] = {
      ...router,
      routes: router.routes
        .filter((route) => !disabledAdminRoutes.has(nameOf(route)))
        .map((route) => adminRoute(strapi, route)),
    };
  }
}
