import { type Job, jobNames } from "./jobs";

/** Until version 0.1.0 each job had a variable of its own: on or off. */
const jobVariables: Readonly<Record<string, Job>> = {
  MAIL_WORK: "mail",
  PICTURE_WORK: "pictures",
  HISTORY_WORK: "activity",
  REPORT_WORK: "reports",
  PLAN_WORK: "publishing",
  RETENTION_WORK: "retention",
};

/**
 * Environment variables under their present names, and a warning for each that had an earlier one. A present name that is set
 * wins. Throws where an earlier switch is neither on nor off.
 */
export function withoutDeprecated(given: NodeJS.ProcessEnv): { settings: NodeJS.ProcessEnv; warnings: string[] } {
  const { FEED_FOLDER, ...rest } = given;
  const switches = Object.entries(jobVariables).filter(([name]) => given[name] !== undefined);
  const settings = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in jobVariables)));
  const wrong = switches.find(([name]) => given[name] !== "on" && given[name] !== "off");
  if (wrong) throw new Error(`the settings of the CMS cannot be used:\n  ${wrong[0]} must be on or off`);
  if (FEED_FOLDER !== undefined) settings.DROP_FOLDER ??= FEED_FOLDER;
  const off = switches.filter(([name]) => given[name] === "off").map(([, job]) => job);
  if (off.length > 0) settings.JOBS ??= jobNames.filter((job) => !off.includes(job)).join(",") || "none";
  return {
    settings,
    warnings: [
      ...(FEED_FOLDER === undefined ? [] : ["FEED_FOLDER is deprecated: use DROP_FOLDER"]),
      ...switches.map(([name, job]) => `${name} is deprecated: use JOBS, a list with or without ${job}`),
    ],
  };
}
