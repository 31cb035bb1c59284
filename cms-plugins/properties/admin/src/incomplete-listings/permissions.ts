import { attributesModel } from "../attributes/attribute-table";

/** Permission to read listings includes what they lack. */
export const readListingsPermission = { action: "plugin::content-manager.explorer.read", subject: attributesModel };
