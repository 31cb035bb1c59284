import { deliveryFilesPath } from "../import-formats/draft/delivery-files.js";

/** Folder for copies, below the CMS's uploads. */
export const copiesPath = "/uploads/copies/";

/** A file whose name is its content's never changes under its address. */
export const isContentAddressed = (address: string): boolean =>
  [deliveryFilesPath, copiesPath].some((folder) => address.startsWith(folder));
