import type { Core } from "@strapi/strapi";
import { z } from "zod";

const completedSchema = z.array(z.string()).catch([]);

const memory = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "gevel" });

async function completedSteps(strapi: Core.Strapi): Promise<string[]> {
  return completedSchema.parse(await memory(strapi).get({ key: "done" }));
}

/** Whether a start of this database did it. */
export const hasRun = async (strapi: Core.Strapi, name: string): Promise<boolean> =>
  (await completedSteps(strapi)).includes(name);

/**
 * Does `work` in one transaction unless a start of this database did it before, so that what staff changed or deleted
 * since stays as they left it (CMS-7).
 */
export async function runOnce(strapi: Core.Strapi, name: string, step: () => Promise<void>): Promise<void> {
  if (await hasRun(strapi, name)) return;
  await strapi.db.transaction(async () => {
    await step();
    await memory(strapi).set({ key: "done", value: [...(await completedSteps(strapi)), name] });
  });
}
