import type { ImportSourceSettings } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import type { ImportSettings } from "./import-items.js";

/** How the items of a source are read and written: the plugin's settings and those of the source. */
export function importSettings(strapi: Core.Strapi, source: ImportSourceSettings): ImportSettings {
  const { pictureHosts, ...plugin } = pluginSettings(strapi);
  const { open, inside } = pictureHosts;
  return { ...plugin, pictureHosts: { open: [...open, ...source.pictureHosts], inside }, defaults: source };
}
