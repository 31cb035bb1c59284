import type { Core } from "@strapi/strapi";

export interface TableOf {
  name: string;
  /** Strapi's own way of naming columns has surprises (`epcCo2` is `epc_co_2`), so it is asked. */
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

/** Where Strapi keeps which member of staff wrote a row last, in every table of a content type. */
export const updatedByColumn = "updated_by_id";
