import { useMay } from "@gevel/kit/screens";

const subject = "plugin::leads.lead";

export const rights = {
  readLeads: { action: "plugin::content-manager.explorer.read", subject },
  work: { action: "plugin::leads.leads.work", subject: null },
  exportLeads: { action: "plugin::leads.leads.export", subject: null },
  exportPerson: { action: "plugin::leads.persons.export", subject: null },
  erasePerson: { action: "plugin::leads.persons.erase", subject: null },
  sendMails: { action: "plugin::leads.mails.send", subject: null },
  readMails: { action: "plugin::leads.mails.read", subject: null },
  readMailFiles: { action: "plugin::leads.mail-files.read", subject: null },
} as const;
export type Right = keyof typeof rights;

export const useRight = (right: Right): boolean => useMay(rights[right]);
