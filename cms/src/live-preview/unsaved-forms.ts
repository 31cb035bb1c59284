import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { draftFormSchema, type DraftForm } from "./draft-form";

/** Long enough to be thought about, and gone when a browser was closed. */
const lifetime = 15 * 60_000;

const storedSchema = draftFormSchema.extend({ staff: z.string(), until: z.number() });
const rowsSchema = z.array(z.object({ key: z.string(), value: z.string() }));

const prefix = "look_along_";
const storeOf = (strapi: Core.Strapi, key: string) =>
  strapi.store({ type: "core", name: "gevel", key: `${prefix}${key}` });

async function read(strapi: Core.Strapi, key: string) {
  return storedSchema.safeParse(await storeOf(strapi, key).get({})).data ?? null;
}

/** Away with those that nobody looks at any more. */
async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const store = strapi.db.query("strapi::core-store");
  const start = `core_gevel_${prefix}`;
  const rows = rowsSchema.parse(await store.findMany({ where: { key: { $startsWith: start } } }));
  const until = (value: string) => z.object({ until: z.number() }).safeParse(JSON.parse(value)).data?.until ?? 0;
  const old = rows.filter(({ value }) => until(value) <= Date.now()).map(({ key }) => key);
  if (old.length > 0) await store.deleteMany({ where: { key: { $in: old } } });
}

/**
 * Keeps a form for those who look along with whoever types it, in the database: any instance may be asked for it. One row a
 * form that is open, written over while it is typed in. Answers the key, which nobody guesses; another's key is not taken.
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

/** The form as it was typed last; null where it is too old, or was never kept. */
export async function storedForm(strapi: Core.Strapi, key: string): Promise<DraftForm | null> {
  const stored = await read(strapi, key);
  return stored !== null && stored.until > Date.now() ? stored : null;
}
