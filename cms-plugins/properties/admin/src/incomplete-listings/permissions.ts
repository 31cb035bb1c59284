import { attributesModel } from "../attributes/attribute-table";

/** Who may look at listings may look at what they lack. */
export const readListingsPermission = { action: "plugin::content-manager.explorer.read", subject: attributesModel };
