import { resolve } from "node:path";

/** Where all that outlives the process is kept; beside `web/` and `cms/` where nothing else is set. */
export const dataDir = (given: string | undefined): string => resolve(given || "../.data");
