import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { AdminLayouts } from "./admin-layout.js";

const storedSchema = z.looseObject({ layouts: z.looseObject({ list: z.array(z.string()) }) });

const areEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/** The columns that a list is to have; null where they stay: staff chose them, or they are the new ones already. */
export function upgradedColumns(
  stored: readonly string[],
  { list, previousLists = [] }: { list?: readonly string[]; previousLists?: readonly (readonly string[])[] },
): readonly string[] | null {
  return list !== undefined && previousLists.some((before) => areEqual(stored, before)) ? list : null;
}

/**
 * Gives lists whose columns staff never changed the current default columns: the content manager stores the defaults
 * from when it first met a type. Must run after the content manager has started.
 */
export async function upgradeListColumns(strapi: Core.Strapi, layouts: AdminLayouts): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "content_manager" });
  for (const [uid, layout] of Object.entries(layouts)) {
    if (layout.previousLists === undefined) continue;
    const key = `configuration_content_types::${uid}`;
    const stored = storedSchema.safeParse(await store.get({ key })).data;
    const list = stored && upgradedColumns(stored.layouts.list, layout);
    if (list) await store.set({ key, value: { ...stored, layouts: { ...stored.layouts, list } } });
  }
}
