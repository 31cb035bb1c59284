import { useAuth } from "@strapi/strapi/admin";

export const seeingAccounts = [{ action: "plugin::owner-stats.accounts.read", subject: null }];

const inviting = "plugin::owner-stats.accounts.invite";

/** Whether whoever is signed in may invite; the CMS asks once more. */
export const useMayInvite = (): boolean =>
  useAuth("useMayInvite", ({ permissions }) => permissions.some(({ action }) => action === inviting));

export const useMaySee = (): boolean =>
  useAuth("useMaySee", ({ permissions }) => permissions.some(({ action }) => action === seeingAccounts[0]?.action));
