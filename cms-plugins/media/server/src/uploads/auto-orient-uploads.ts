import type { Core } from "@strapi/strapi";
import { z } from "zod";

const settingsSchema = z.looseObject({ autoOrientation: z.boolean() });

/**
 * Strapi's resizing of an uploaded picture loses the camera's orientation unless it rotates the picture. Set once per
 * CMS; administrators may undo it (Settings › Media Library).
 */
export async function autoOrientUploads(strapi: Core.Strapi): Promise<void> {
  const record = strapi.store({ type: "core", name: "gevel" });
  const key = "uploads-turned-upright";
  if (await record.get({ key })) return;
  const store = strapi.store({ type: "plugin", name: "upload" });
  const settings = settingsSchema.safeParse(await store.get({ key: "settings" }));
  if (settings.success) await store.set({ key: "settings", value: { ...settings.data, autoOrientation: true } });
  await record.set({ key, value: true });
}
