import type { Core } from "@strapi/strapi";
import type { AdminLayout, AdminLayouts } from "./admin-layout.js";

interface Schema {
  attributes: Record<string, { type: string; target?: string; visible?: boolean }>;
  config?: unknown;
}

function mainFieldOfTarget(
  target: string | undefined,
  layouts: AdminLayouts,
  explicit: string | undefined,
): { mainField?: string } {
  const mainField = explicit ?? (target === undefined ? undefined : layouts[target]?.mainField);
  return mainField === undefined ? {} : { mainField };
}

/** Converts a layout to the content manager's stored configuration. */
export function contentManagerConfig(layout: AdminLayout, schema: Schema, layouts: AdminLayouts) {
  const { mainField, list, sort, edit, fields, hidden = [] } = layout;
  const metadatas = Object.entries(fields).map(
    ([name, { label, help = "", placeholder = "", mainField: explicit }]) => {
      const target = schema.attributes[name]?.target;
      return [
        name,
        {
          edit: { label, description: help, placeholder, ...mainFieldOfTarget(target, layouts, explicit) },
          list: { label },
        },
      ] as const;
    },
  );
  return {
    settings: {
      bulkable: true,
      filterable: true,
      searchable: true,
      pageSize: 20,
      mainField,
      ...(sort && { defaultSortBy: sort[0], defaultSortOrder: sort[1] }),
    },
    // Fields that the schema marks invisible are removed from the admin's forms and lists, even where they were
    // arranged before. Other hidden fields still reach the form's own components, which read them.
    attributes: Object.fromEntries(
      hidden.filter((name) => schema.attributes[name]?.visible === false).map((name) => [name, { hidden: true }]),
    ),
    metadatas: {
      ...Object.fromEntries(metadatas),
      ...Object.fromEntries(hidden.map((name) => [name, { edit: { visible: false }, list: {} }])),
      ...(list && { updatedAt: { edit: {}, list: { label: "Last change" } } }),
    },
    layouts: {
      ...(list && { list }),
      edit: edit.map((row) => Object.entries(row).map(([name, size]) => ({ name, size }))),
    },
  };
}

/**
 * Must run before the content manager starts: it takes these as its defaults when it first meets a type or a field, and
 * never again, so that what staff arrange later stays.
 */
export function registerAdminLayouts(strapi: Core.Strapi, layouts: AdminLayouts): void {
  const schemas: Record<string, Schema> = { ...strapi.contentTypes, ...strapi.components };
  for (const [uid, layout] of Object.entries(layouts)) {
    const schema = schemas[uid];
    if (schema === undefined) throw new Error(`the admin layout of ${uid} has no content type`);
    schema.config = contentManagerConfig(layout, schema, layouts);
  }
}
