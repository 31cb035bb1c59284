import type { SearchableType } from "@gevel/core";
import { ownerUid, projectUid, propertyUid } from "../rows/content-type-uids.js";

const place = ["street", "houseNumber", "boxNr", "zip", "city"];

/** Fields shown in this plugin's lists, and searched by staff. */
export const searchableTypes: Readonly<Record<string, SearchableType>> = {
  [propertyUid]: {
    fields: [
      "reference",
      "recordFile",
      "projectReference",
      "typeDescription",
      "mainTypeName",
      "price",
      "agent",
      ...place,
    ],
  },
  [projectUid]: { fields: ["reference", "projectNumber", "name", "agent", ...place] },
  [ownerUid]: { fields: ["reference", "name", "email"], relations: { properties: "reference" } },
};
