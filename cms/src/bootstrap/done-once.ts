import type { Core } from "@strapi/strapi";
import { z } from "zod";

const doneSchema = z.array(z.string()).catch([]);

const memory = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "gevel" });

async function done(strapi: Core.Strapi): Promise<string[]> {
  return doneSchema.parse(await memory(strapi).get({ key: "done" }));
}

/** Whether a start of this database did it. */
export const isDone = async (strapi: Core.Strapi, name: string): Promise<boolean> =>
  (await done(strapi)).includes(name);

/**
 * Does `work` in one transaction unless a start of this database did it before, so that what staff changed or deleted
 * since stays as they left it (CMS-7).
 */
export async function doneOnce(strapi: Core.Strapi, name: string, work: () => Promise<void>): Promise<void> {
  if (await isDone(strapi, name)) return;
  await strapi.db.transaction(async () => {
    await work();
    await memory(strapi).set({ key: "done", value: [...(await done(strapi)), name] });
  });
}
