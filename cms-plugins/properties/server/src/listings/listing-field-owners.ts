import { listingAttributes, listingFields } from "@gevel/config";
import { systemFieldOwners } from "../items/system-fields.js";
import type { FieldOwners } from "../ownership/field-owners.js";

/** Of each field and each attribute; those of the attributes decide for the one field that holds them. */
export const fieldOwners: FieldOwners = {
  ...systemFieldOwners,
  ...Object.fromEntries(Object.entries(listingFields).map(([key, { owner }]) => [key, owner])),
  ...Object.fromEntries(listingAttributes.map(({ key }) => [key, "staff once edited" as const])),
};
