import type { Core } from "@strapi/strapi";

export interface TableOf {
  name: string;
  /** Strapi's column names have surprises (`epcCo2` is `epc_co_2`), so they are read from its metadata. */
  column: (attribute: string) => string;
  has: (attribute: string) => boolean;
}

/** The table of a content type and the names of its columns. */
export function tableOf(strapi: Core.Strapi, uid: string): TableOf {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  return {
    name: tableName,
    has: (attribute) => attribute in attributes,
    column(attribute) {
      const known = attributes[attribute];
      if (!known) throw new Error(`${uid} has no attribute ${attribute}`);
      return "columnName" in known && typeof known.columnName === "string" ? known.columnName : attribute;
    },
  };
}

/** The column, in every table of a content type, with the member of staff who last changed the row. */
export const updatedByColumn = "updated_by_id";
