import {
  entryUsagesSchema,
  moduleRowsSchema,
  pageStateSchema,
  type EntryUsage,
  type ModuleRow,
  type PageState,
} from "@gevel/config";
import { sharedQuery } from "@gevel/core/admin";

/** Data for the panels beside the forms of pages and modules; the CMS answers callers who may read those. */
const base = "/page-builder";

export const modulesPath = "/content-manager/collection-types/api::module.module";
export const pageBuilderPath = (rest: string) => `${base}${rest}`;

/** The rows of all modules, by the language of the form. */
export const moduleRowsIn = sharedQuery<readonly ModuleRow[]>(async (get, language) =>
  moduleRowsSchema.parse(await get(`${base}/modules?language=${language}`)),
);

/** Keyed by the entry and the time it was last read: the result changes with other entries. */
export const usesOfEntry = sharedQuery<readonly EntryUsage[]>(async (get, key) =>
  entryUsagesSchema.parse(await get(`${base}/uses/${key.split(" ", 1)[0] ?? ""}`)),
);

export const stateOfPage = sharedQuery<PageState>(async (get, key) =>
  pageStateSchema.parse(await get(`${base}/pages/${key.split(" ", 1)[0] ?? ""}`)),
);
