export { byteOrderMark, csvLine } from "./csv.js";
export { filterOperator, pickFilters, type ListFilter } from "./filters/list-filters.js";
export { fetched, useFetched, type Fetching } from "./fetched/fetched.js";
export type { Asked } from "./fetched/shared-answers.js";
export { together } from "./fetched/together.js";
export { saveFile } from "./fetched/save-file.js";
export { inAdminLanguage } from "./staff/in-admin-language.js";
export { useAsked, type AskedPage } from "./fetched/use-asked.js";
