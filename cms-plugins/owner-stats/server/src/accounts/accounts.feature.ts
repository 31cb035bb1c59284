import type { AccountSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { Feature } from "../feature.js";
import { agencyName, configureAccountSources } from "./account-sources.js";
import { ensureAccountTables } from "./account-tables.js";
import { loginRateLimit } from "./login/login-rate-limit.js";
import { staffLoginRateLimit } from "./login/staff-login-rate-limit.js";
import { addAccountMails } from "./mails/account-mails.js";
import { isGuessable } from "./password/validate-password.js";
import { registerAccountLifecycles } from "./sessions/account-lifecycles.js";
import { liveTokens } from "./sessions/live-tokens.js";
import { siteController } from "./site-controller.js";
import { registerAccountRights, requireInviteOwners, requireReadAccounts } from "./staff/account-rights.js";
import { staffController } from "./staff/staff-controller.js";

/** OWNER-1, OWNER-4: how owners get in, and what ends it. */
export const accountsFeature: Feature = {
  controllers: { accounts: siteController, "staff-accounts": staffController },
  services: {
    accounts: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      configureSources(sources: AccountSources) {
        configureAccountSources(strapi, sources);
        addAccountMails(strapi, sources.mails);
      },
      /** What the application sets before Strapi's own login. */
      loginRateLimit: () => loginRateLimit(strapi),
      /** And before that of staff. */
      staffLoginRateLimit: () => staffLoginRateLimit(strapi),
      /** Whether a password is one that many take, or made of names that are known of its person and the agency. */
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
    await ensureAccountTables(strapi);
    await registerAccountRights(strapi);
    liveTokens(strapi);
  },
};
