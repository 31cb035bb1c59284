export { filterOperator, pickFilters, type ListFilter } from "./filters/list-filters.js";
export { fetched, useFetched, type Fetching } from "./fetched/fetched.js";
