/** Background jobs that an instance of the CMS may run; of several instances one runs each at a time. */
export const jobNames = ["mail", "pictures", "activity", "reports", "publishing", "retention"] as const;

export type Job = (typeof jobNames)[number];
