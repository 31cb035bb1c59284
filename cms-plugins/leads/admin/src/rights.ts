import { useAuth } from "@strapi/strapi/admin";

const subject = "plugin::leads.lead";

export const rights = {
  readLeads: { action: "plugin::content-manager.explorer.read", subject },
  work: { action: "plugin::leads.leads.work", subject: null },
  exportLeads: { action: "plugin::leads.leads.export", subject: null },
  exportPerson: { action: "plugin::leads.persons.export", subject: null },
  erasePerson: { action: "plugin::leads.persons.erase", subject: null },
  sendMails: { action: "plugin::leads.mails.send", subject: null },
  readMails: { action: "plugin::leads.mails.read", subject: null },
} as const;
export type Right = keyof typeof rights;

/** Whether whoever is signed in may do it; the CMS asks once more. */
export function useRight(right: Right): boolean {
  const { action, subject: on } = rights[right];
  return useAuth("useRight", ({ permissions }) =>
    permissions.some((permission) => permission.action === action && (permission.subject ?? null) === on),
  );
}
