import type { AccountSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { Room } from "../room.js";
import { agencyName, useAccountSources } from "./account-sources.js";
import { ensureAccountTables } from "./account-tables.js";
import { loginDoor } from "./login/login-door.js";
import { staffLoginLimit } from "./login/staff-login-limit.js";
import { addAccountMails } from "./mails/account-mails.js";
import { isGuessable } from "./password/judge-password.js";
import { followAccounts } from "./sessions/follow-accounts.js";
import { liveTokens } from "./sessions/live-tokens.js";
import { siteController } from "./site-controller.js";
import { registerAccountRights, whoInvites, whoReadsAccounts } from "./staff/account-rights.js";
import { staffController } from "./staff/staff-controller.js";

/** OWNER-1, OWNER-4: how owners get in, and what ends it. */
export const accountsRoom: Room = {
  controllers: { accounts: siteController, "staff-accounts": staffController },
  services: {
    accounts: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      useSources(sources: AccountSources) {
        useAccountSources(strapi, sources);
        addAccountMails(strapi, sources.mails);
      },
      /** What the application sets before Strapi's own login. */
      loginDoor: () => loginDoor(strapi),
      /** And before that of staff. */
      staffLoginLimit: () => staffLoginLimit(strapi),
      /** Whether a password is one that many take, or made of names that are known of its person and the agency. */
      isGuessable: async (password: string, known: readonly string[]) =>
        isGuessable(password, [...known, await agencyName(strapi)]),
    }),
  },
  staffRoutes: [
    { method: "GET", path: "/accounts", handler: "staff-accounts.list", config: whoReadsAccounts },
    { method: "POST", path: "/account", handler: "staff-accounts.one", config: whoReadsAccounts },
    { method: "POST", path: "/accounts/invite", handler: "staff-accounts.invite", config: whoInvites },
    { method: "GET", path: "/logins", handler: "staff-accounts.logins", config: whoReadsAccounts },
  ],
  // The site's own secret opens these, not a token of the admin.
  routes: [
    { method: "POST", path: "/accounts/ask", handler: "accounts.ask", config: { auth: false } },
    { method: "POST", path: "/accounts/read", handler: "accounts.read", config: { auth: false } },
    { method: "POST", path: "/accounts/password", handler: "accounts.password", config: { auth: false } },
    { method: "POST", path: "/accounts/log-in", handler: "accounts.logIn", config: { auth: false } },
  ],
  register: followAccounts,
  async bootstrap(strapi) {
    await ensureAccountTables(strapi);
    await registerAccountRights(strapi);
    liveTokens(strapi);
  },
};
