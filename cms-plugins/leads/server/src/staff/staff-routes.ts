import {
  erasePersonalDataPolicies,
  exportLeadsPolicies,
  exportPersonalDataPolicies,
  readLeadsPolicies,
  handleLeadsPolicies,
} from "./lead-permissions.js";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = {
  read: "plugin::leads.mails.read",
  send: "plugin::leads.mails.send",
  edit: "plugin::leads.mail-texts.edit",
  readFiles: "plugin::leads.mail-files.read",
} as const;

/** A route that only staff with this right reach. */
const mailPolicies = (permission: keyof typeof actions) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "admin::hasPermissions", config: { actions: [actions[permission]] } },
  ],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Permissions to see mails, retry them or edit their texts, granted in the admin under Settings → Roles → Plugins. */
export async function registerMailPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "leads" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the mails", uid: "mails.read" },
    { ...own, displayName: "Send mails again and test mails", uid: "mails.send" },
    { ...own, displayName: "Edit the texts of the mails", uid: "mail-texts.edit" },
    // In a mail to an owner is the link that logs in as them.
    { ...own, displayName: "Read mails that are files, with the links in them", uid: "mail-files.read" },
  ]);
}

/** Routes of the admin's screens, under /leads. */
export const staffRoutes = [
  { method: "GET", path: "/inbox", handler: "inbox.list", config: readLeadsPolicies },
  { method: "GET", path: "/inbox-choices", handler: "inbox.choices", config: readLeadsPolicies },
  { method: "GET", path: "/inbox-export", handler: "inbox.export", config: exportLeadsPolicies },
  { method: "GET", path: "/inbox/:documentId", handler: "inbox.one", config: readLeadsPolicies },
  { method: "PUT", path: "/inbox/:documentId/state", handler: "inbox.state", config: handleLeadsPolicies },
  { method: "PUT", path: "/inbox/:documentId/assignee", handler: "inbox.assignee", config: handleLeadsPolicies },
  { method: "POST", path: "/inbox/:documentId/notes", handler: "inbox.note", config: handleLeadsPolicies },
  { method: "POST", path: "/inbox/:documentId/answers", handler: "inbox.answer", config: handleLeadsPolicies },
  { method: "POST", path: "/persons/search", handler: "privacy.search", config: exportPersonalDataPolicies },
  { method: "POST", path: "/persons/export", handler: "privacy.export", config: exportPersonalDataPolicies },
  { method: "POST", path: "/persons/erase", handler: "privacy.erase", config: erasePersonalDataPolicies },
  { method: "POST", path: "/subscriptions/search", handler: "staff-subscriptions.search", config: readLeadsPolicies },
  { method: "POST", path: "/subscriptions/end", handler: "staff-subscriptions.end", config: handleLeadsPolicies },
  { method: "GET", path: "/retention", handler: "retention.plan", config: readLeadsPolicies },
  { method: "GET", path: "/answers/:documentId", handler: "answers.read", config: readLeadsPolicies },
  { method: "GET", path: "/mails", handler: "mails.list", config: mailPolicies("read") },
  { method: "POST", path: "/mails/retry", handler: "mails.retry", config: mailPolicies("send") },
  { method: "GET", path: "/mail-texts/:form/:language", handler: "texts.read", config: mailPolicies("read") },
  { method: "PUT", path: "/mail-texts/:form/:language", handler: "texts.write", config: mailPolicies("edit") },
  { method: "POST", path: "/mail-preview", handler: "preview.preview", config: mailPolicies("read") },
  { method: "POST", path: "/mail-test", handler: "preview.test", config: mailPolicies("send") },
  { method: "GET", path: "/mail-files", handler: "files.list", config: mailPolicies("readFiles") },
  { method: "GET", path: "/mail-files/:name", handler: "files.one", config: mailPolicies("readFiles") },
];
