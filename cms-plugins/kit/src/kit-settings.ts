import type { Core } from "@strapi/strapi";

/** What the kit needs to know of the house's settings; the application parses them and passes them in. */
export interface KitSettings {
  /** Shared with the site: opens the feed and signs the notices. */
  replicaSecret: string;
  /** Origins of the site's instances that are told of a change. */
  noticeUrls: readonly string[];
}

const settingsOf = new WeakMap<Core.Strapi, KitSettings>();

/** Called once in the application's register step. */
export function configureKit(strapi: Core.Strapi, settings: KitSettings): void {
  if (settings.replicaSecret === "")
    throw new Error("REPLICA_SECRET is empty: the change feed would be open to anyone");
  settingsOf.set(strapi, settings);
}

export function kitSettings(strapi: Core.Strapi): KitSettings {
  const settings = settingsOf.get(strapi);
  if (!settings) throw new Error("configureKit was not called before the kit was used");
  return settings;
}
