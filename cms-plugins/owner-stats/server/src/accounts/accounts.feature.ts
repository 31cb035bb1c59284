import type { AccountSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { Feature } from "../feature.js";
import { agencyName, configureAccountSources } from "./account-sources.js";
import { accountLinksPersonalData, accountsPersonalData } from "./accounts-personal-data.js";
import { ownerLoginMiddleware, staffLoginMiddleware } from "./login/login-middlewares.js";
import { addAccountMails } from "./mails/account-mails.js";
import { isGuessable } from "./password/validate-password.js";
import { registerAccountLifecycles } from "./sessions/account-lifecycles.js";
import { siteController } from "./site-controller.js";
import { staffController } from "./staff/staff-controller.js";
import { z } from "zod";

const actions = {
  read: "plugin::owner-stats.accounts.read",
  invite: "plugin::owner-stats.accounts.invite",
} as const;

const withRight = (action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
});

const requireReadAccounts = withRight(actions.read);
const requireInviteOwners = withRight(actions.invite);

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Permissions in the admin, under Settings → Roles → Plugins. By default only administrators see who owns a listing. */
async function registerAccountRights(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "owner-stats" };
  await actionProvider.registerMany([
    { ...own, displayName: "See which owners have access, and who logged in", uid: "accounts.read" },
    { ...own, displayName: "Invite owners", uid: "accounts.invite" },
  ]);
}

interface TokenService {
  verify(token: string): Promise<{ id: unknown; sessionId?: unknown }>;
}

const claimsSchema = z.object({ userId: z.coerce.string(), sessionId: z.string() });

/**
 * OWNER-1: Strapi accepts an access token for ten minutes after its session ended. This invalidates it at once, for
 * every check of the caller's identity.
 */
function liveTokens(strapi: Core.Strapi): void {
  const service = z.custom<TokenService>().parse(strapi.plugin("users-permissions").service("jwt"));
  const verify = service.verify.bind(service);
  service.verify = async (token) => {
    const known = await verify(token);
    const manager = strapi.sessionManager("users-permissions");
    const { userId, sessionId } = claimsSchema.parse(manager.validateAccessToken(token).payload);
    const live = await manager.listSessions(userId);
    if (!live.some((session) => session.sessionId === sessionId)) throw new Error("Invalid token.");
    return known;
  };
}

/** OWNER-1, OWNER-4: how owners get in, and what ends it. */
export const accountsFeature: Feature = {
  personalData: [accountsPersonalData, accountLinksPersonalData],
  controllers: { accounts: siteController, "staff-accounts": staffController },
  services: {
    accounts: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      configureSources(sources: AccountSources) {
        configureAccountSources(strapi, sources);
        addAccountMails(strapi, sources.mails);
      },
      /** Middleware that the application runs before Strapi's own login. */
      loginRateLimit: () => ownerLoginMiddleware(strapi),
      /** And before that of staff. */
      staffLoginRateLimit: () => staffLoginMiddleware(strapi),
      /** Whether a password is common, or made of names known about its user and the agency. */
      isGuessable: async (password: string, known: readonly string[]) =>
        isGuessable(password, [...known, await agencyName(strapi)]),
    }),
  },
  staffRoutes: [
    { method: "GET", path: "/accounts", handler: "staff-accounts.list", config: requireReadAccounts },
    { method: "POST", path: "/account", handler: "staff-accounts.one", config: requireReadAccounts },
    { method: "POST", path: "/accounts/invite", handler: "staff-accounts.invite", config: requireInviteOwners },
    { method: "GET", path: "/logins", handler: "staff-accounts.logins", config: requireReadAccounts },
  ],
  // The site's own secret opens these, not a token of the admin.
  routes: [
    { method: "POST", path: "/accounts/ask", handler: "accounts.ask", config: { auth: false } },
    { method: "POST", path: "/accounts/read", handler: "accounts.read", config: { auth: false } },
    { method: "POST", path: "/accounts/password", handler: "accounts.password", config: { auth: false } },
    { method: "POST", path: "/accounts/log-in", handler: "accounts.logIn", config: { auth: false } },
  ],
  register: registerAccountLifecycles,
  async bootstrap(strapi) {
    await registerAccountRights(strapi);
    liveTokens(strapi);
  },
};
