import { useAuth } from "@strapi/strapi/admin";

export const seeingReports = [{ action: "plugin::owner-stats.reports.read", subject: null }];
const sending = "plugin::owner-stats.reports.send";

/** Whether whoever is signed in may make and send reports; the CMS asks once more. */
export const useMaySend = (): boolean =>
  useAuth("useMaySend", ({ permissions }) => permissions.some(({ action }) => action === sending));
