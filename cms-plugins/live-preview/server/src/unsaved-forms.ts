import { randomUUID } from "node:crypto";
import { draftFormSchema, type DraftForm } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Long enough for a pause while typing; expires after a browser was closed. */
const lifetime = 15 * 60_000;

const storedSchema = draftFormSchema.extend({ staff: z.string(), until: z.number() });
const rowsSchema = z.array(z.object({ key: z.string(), value: z.string() }));

const prefix = "look_along_";
const storeOf = (strapi: Core.Strapi, key: string) =>
  strapi.store({ type: "core", name: "gevel", key: `${prefix}${key}` });

async function read(strapi: Core.Strapi, key: string) {
  return storedSchema.safeParse(await storeOf(strapi, key).get({})).data ?? null;
}

/** Deletes the forms that nobody previews any more. */
async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const store = strapi.db.query("strapi::core-store");
  const start = `core_gevel_${prefix}`;
  const rows = rowsSchema.parse(await store.findMany({ where: { key: { $startsWith: start } } }));
  const until = (value: string) => z.object({ until: z.number() }).safeParse(JSON.parse(value)).data?.until ?? 0;
  const old = rows.filter(({ value }) => until(value) <= Date.now()).map(({ key }) => key);
  if (old.length > 0) await store.deleteMany({ where: { key: { $in: old } } });
}

/**
 * Stores a form for its live preview in the database: any instance may get the request for it. One row per open form,
 * overwritten while it is typed in. Returns the key, which cannot be guessed; another user's key is not accepted.
 */
export async function storeForm(
  strapi: Core.Strapi,
  { staff, key, form }: { staff: string; key: string | null; form: DraftForm },
): Promise<string> {
  const known = key === null ? null : await read(strapi, key);
  const own = known?.staff === staff ? key : null;
  if (own === null) await deleteExpired(strapi);
  const stored = own ?? randomUUID();
  await storeOf(strapi, stored).set({ value: { ...form, staff, until: Date.now() + lifetime } });
  return stored;
}

/** The form as last typed; null if it is expired or was never stored. */
export async function storedForm(strapi: Core.Strapi, key: string): Promise<DraftForm | null> {
  const stored = await read(strapi, key);
  return stored !== null && stored.until > Date.now() ? stored : null;
}
