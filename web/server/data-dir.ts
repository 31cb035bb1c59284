import { resolve } from "node:path";

/** Directory of everything that outlives the process; beside `web/` and `cms/` by default. */
export const dataDir = (given: string | undefined): string => resolve(given || "../.data");
