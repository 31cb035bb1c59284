export { byteOrderMark, csvLine } from "./csv.js";
export { filterOperator, pickFilters, type ListFilter } from "./filters/list-filters.js";
export { combineQueries } from "./queries/combine-queries.js";
export { editPath } from "./queries/edit-path.js";
export { downloadFile } from "./queries/download-file.js";
export { inAdminLanguage } from "./language/in-admin-language.js";
export { useLanguageNames } from "./language/use-language-names.js";
export { captureStore, invalidateDocuments, invalidateList } from "./queries/document-cache.js";
export {
  sharedQuery,
  useQuery,
  useSharedQuery,
  type QueryState,
  type QueryStatus,
  type SharedQueryState,
} from "./queries/use-query.js";
