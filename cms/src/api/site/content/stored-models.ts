import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** A content type or component as stored in the database. */
export interface StoredModel {
  uid: string;
  table: string;
  /** Plain values of a row. */
  columns: readonly { attribute: string; column: string; type: string }[];
  /** Components, dynamic zones and files: rows of other tables that belong to this one. */
  parts: readonly { attribute: string; kind: "component" | "file"; many: boolean }[];
  /** The table that links a row to its components. */
  partsTable: string | null;
  /** `isOwn`: this side writes the relation; the other side only reads it. */
  relations: readonly { attribute: string; target: string; many: boolean; isOwn: boolean; join: Join }[];
}

export interface Join {
  table: string;
  owner: string;
  target: string;
  order: string | null;
}

const fileUid = "plugin::upload.file";

const columnSchema = z.object({ type: z.string(), columnName: z.string() });
const fileSchema = z.object({ relation: z.string(), target: z.literal(fileUid) });
const componentSchema = z.object({
  relation: z.string(),
  joinTable: z.object({ name: z.string(), on: z.object({ field: z.string() }) }),
});
const named = z.object({ name: z.string() });
const relationSchema = z.object({
  relation: z.string(),
  target: z.string(),
  mappedBy: z.string().optional(),
  joinTable: z.object({
    name: z.string(),
    joinColumn: named,
    inverseJoinColumn: named,
    orderColumnName: z.string().optional(),
  }),
});

/** Maps the attributes of Strapi's database layer; the site has no attributes of other kinds. */
function storedModel(strapi: Core.Strapi, uid: string): StoredModel {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columns: StoredModel["columns"][number][] = [];
  const parts: StoredModel["parts"][number][] = [];
  const relations: StoredModel["relations"][number][] = [];
  let partsTable: string | null = null;
  for (const [attribute, described] of Object.entries(attributes)) {
    const column = columnSchema.safeParse(described).data;
    const file = fileSchema.safeParse(described).data;
    const component = componentSchema.safeParse(described).data;
    const relation = relationSchema.safeParse(described).data;
    const many = /many$/i.test((file ?? component ?? relation)?.relation ?? "");
    if (column) columns.push({ attribute, column: column.columnName, type: column.type });
    else if (file) parts.push({ attribute, kind: "file", many });
    else if (component) {
      parts.push({ attribute, kind: "component", many });
      partsTable = component.joinTable.name;
    } else if (relation) {
      const { name, joinColumn, inverseJoinColumn, orderColumnName = null } = relation.joinTable;
      const join = { table: name, owner: joinColumn.name, target: inverseJoinColumn.name, order: orderColumnName };
      const { target, mappedBy } = relation;
      relations.push({ attribute, target, many, isOwn: mappedBy === undefined, join });
    }
  }
  return { uid, table: tableName, columns, parts, partsTable, relations };
}

const schemaSchema = z.object({
  attributes: z.record(
    z.string(),
    z.object({ component: z.string().optional(), components: z.array(z.string()).optional() }),
  ),
});

function componentsIn(strapi: Core.Strapi, uid: string): string[] {
  const schemas: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  const { attributes } = schemaSchema.parse(schemas[uid]);
  return Object.values(attributes).flatMap(({ component, components = [] }) => [component ?? [], components].flat());
}

/** The content types and every component they contain, at any depth. */
export function storedModels(strapi: Core.Strapi, contentTypes: readonly string[]): StoredModel[] {
  const found = new Set(contentTypes);
  // Iterating a set includes the values added meanwhile.
  for (const uid of found) for (const component of componentsIn(strapi, uid)) found.add(component);
  return [...found].map((uid) => storedModel(strapi, uid));
}
