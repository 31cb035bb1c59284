import { usePermission } from "@gevel/core/screens";

const subject = "plugin::leads.lead";

export const permissions = {
  readLeads: { action: "plugin::content-manager.explorer.read", subject },
  work: { action: "plugin::leads.leads.work", subject: null },
  exportLeads: { action: "plugin::leads.leads.export", subject: null },
  exportPersonalData: { action: "plugin::leads.persons.export", subject: null },
  erasePersonalData: { action: "plugin::leads.persons.erase", subject: null },
  sendMails: { action: "plugin::leads.mails.send", subject: null },
  readMails: { action: "plugin::leads.mails.read", subject: null },
  readMailFiles: { action: "plugin::leads.mail-files.read", subject: null },
} as const;
export type Permission = keyof typeof permissions;

export const usePermissionTo = (permission: Permission): boolean => usePermission(permissions[permission]);
