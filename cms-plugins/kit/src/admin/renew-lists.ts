import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { AdminLayouts } from "./admin-layout.js";

const storedSchema = z.looseObject({ layouts: z.looseObject({ list: z.array(z.string()) }) });

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/** The columns that a list is to have; null where they stay: staff chose them, or they are the new ones already. */
export function renewedList(
  stored: readonly string[],
  { list, listsBefore = [] }: { list?: readonly string[]; listsBefore?: readonly (readonly string[])[] },
): readonly string[] | null {
  return list !== undefined && listsBefore.some((before) => same(stored, before)) ? list : null;
}

/**
 * Gives lists whose columns nobody touched those that they begin with today: the content manager keeps what it was told
 * when it first met a type. After its own start.
 */
export async function renewLists(strapi: Core.Strapi, layouts: AdminLayouts): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "content_manager" });
  for (const [uid, layout] of Object.entries(layouts)) {
    if (layout.listsBefore === undefined) continue;
    const key = `configuration_content_types::${uid}`;
    const stored = storedSchema.safeParse(await store.get({ key })).data;
    const list = stored && renewedList(stored.layouts.list, layout);
    if (list) await store.set({ key, value: { ...stored, layouts: { ...stored.layouts, list } } });
  }
}
