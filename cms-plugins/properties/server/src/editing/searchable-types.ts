import type { SearchableType } from "@gevel/core";
import { ownerUid, projectUid, propertyUid } from "../rows/content-type-uids.js";

const place = ["street", "houseNumber", "boxNr", "zip", "city"];

/** What the lists of this plugin show of each entry and staff look for. */
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
