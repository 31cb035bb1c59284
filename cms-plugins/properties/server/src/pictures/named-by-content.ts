import { feedFilesPath } from "../feeds/draft/feed-files.js";

/** Where copies are kept, below the CMS's uploads. */
export const copiesPath = "/uploads/copies/";

/** A file whose name is its content's never changes under its address. */
export const isNamedByContent = (address: string): boolean =>
  [feedFilesPath, copiesPath].some((folder) => address.startsWith(folder));
