import { usePermission } from "@gevel/core/screens";

export const rights = {
  readAccounts: { action: "plugin::owner-stats.accounts.read", subject: null },
  invite: { action: "plugin::owner-stats.accounts.invite", subject: null },
  readStatistics: { action: "plugin::owner-stats.statistics.read", subject: null },
  readReports: { action: "plugin::owner-stats.reports.read", subject: null },
  sendReports: { action: "plugin::owner-stats.reports.send", subject: null },
} as const;
export type Right = keyof typeof rights;

export const useRight = (right: Right): boolean => usePermission(rights[right]);
