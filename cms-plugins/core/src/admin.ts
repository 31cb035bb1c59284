export { byteOrderMark, csvLine } from "./csv.js";
export { filterOperator, pickFilters, type ListFilter } from "./filters/list-filters.js";
export { sharedQuery, useSharedQuery, type QueryStatus, type SharedQueryState } from "./queries/shared-query.js";
export { combineQueries } from "./queries/combine-queries.js";
export { downloadFile } from "./queries/download-file.js";
export { inAdminLanguage } from "./language/in-admin-language.js";
export { useQuery, type QueryState } from "./queries/use-query.js";
