export type { AdminLayout, AdminLayouts, FieldText, Row } from "./admin-layouts/admin-layout.js";
export { registerAdminLayouts } from "./admin-layouts/register-admin-layouts.js";
export { upgradeListColumns } from "./admin-layouts/upgrade-list-columns.js";
export { enableWordSearch, type SearchableType } from "./search/word-search.js";
export { defaultLanguage, registerDefaultLanguage } from "./language/default-language.js";
export { languageHeader } from "./language/language-header.js";
export { languageName } from "./language/language-name.js";
export { rejectNamed, rejectWith } from "./language/reject-with.js";
export { staffLanguage } from "./language/staff-language.js";
export { textIn, type StaffText } from "./language/staff-text.js";
export { byteOrderMark, csvLine } from "./csv.js";
export { perStrapi } from "./per-strapi.js";
export { yieldBetweenQueries } from "./database/yield-between-queries.js";
export { rejectFailedCommits } from "./database/reject-failed-commits.js";
export { yieldToEventLoop, mapYielding, createYielder } from "./event-loop.js";
export { inSnapshot, inTransaction, table, type Connection, type RunningTransaction } from "./database/database.js";
export { advisoryLocks, lockInTransaction } from "./database/advisory-locks.js";
export { hasRun, runOnce } from "./database/run-once.js";
export { createMissingTable, registerMigrations, type Migration } from "./database/migrations.js";
export { type HttpContext } from "./http/http-context.js";
export { answerFailure, endpoint } from "./http/endpoint.js";
export { entryOf, staffHandler, type StaffContext } from "./http/staff-handler.js";
export {
  hasPermissions,
  requireChangePermission,
  requirePermissions,
  type Right,
} from "./permissions/staff-permissions.js";
export { cacheAbilities } from "./permissions/cache-abilities.js";
export { canWriteSource, rejectForeignSource } from "./permissions/source-permissions.js";
export { parseInput } from "./http/parse-input.js";
export {
  contentAttributes,
  entryContent,
  populateEntry,
  type ContentAttribute,
} from "./content-types/entry-content.js";
export { isContentType } from "./content-types/is-content-type.js";
export { defaultLocale, isLocalized } from "./content-types/localization.js";
export { newDocumentId } from "./content-types/new-document-id.js";
export { tableOf, updatedByColumn, type TableOf } from "./content-types/table-of.js";
export { throwProblems, type Problem } from "./validation/problem.js";
export { storedText } from "./validation/stored-text.js";
export { fieldErrors, limitErrors } from "./validation/field-errors.js";
export { validateList, type AcceptedItem } from "./validation/validate-list.js";
export { backgroundJob, registeredJobs, wakeJob } from "./jobs/background-job.js";
export { areJobsPaused, pauseJobs } from "./jobs/pause-jobs.js";
export { jobMigrations, readCursor, readJob, replaceJobTable, writeCursor } from "./jobs/jobs-table.js";
export { registerJobScreen } from "./jobs/job-routes.js";
export { linkToken, tokenHash } from "./tokens/link-token.js";
export {
  personalDataProviders,
  registerPersonalData,
  type PersonalDataProvider,
} from "./privacy/personal-data-providers.js";
export { removeAddress, rowsWithAddress, type SearchedTable } from "./privacy/rows-with-address.js";
