import { jobActions } from "../jobs/job-contract.js";
import en from "../translations/en.json";
import fr from "../translations/fr.json";
import nl from "../translations/nl.json";

/** For the `translations` of the application. */
export const jobsMessages = { en, nl, fr };

/** For `addSettingsLink` of the application. */
export const jobsLink = {
  id: "jobs",
  to: "jobs",
  intlLabel: { id: "gevel.jobs.title", defaultMessage: en["gevel.jobs.title"] },
  permissions: [{ action: jobActions.read, subject: null }],
  Component: () => import("./jobs-page.js"),
};
