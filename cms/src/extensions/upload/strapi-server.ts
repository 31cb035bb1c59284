import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { StrapiServices } from "../../bootstrap/strapi-services";
import { stripUploads } from "../../picture-metadata/strip-uploads";
import { rejectDangerousFiles } from "../../uploads/reject-dangerous-files";

type Service<Uid extends keyof StrapiServices> = (context: { strapi: Core.Strapi }) => StrapiServices[Uid];

const pluginSchema = z.custom<{
  services: { upload: Service<"plugin::upload.upload">; provider: Service<"plugin::upload.provider"> };
}>(
  (plugin) =>
    z.object({ services: z.object({ upload: z.function(), provider: z.function() }) }).safeParse(plugin).success,
  "Strapi's upload plugin has other services than those that are extended here",
);

/** Strapi's upload plugin, extended as Strapi documents it: https://docs.strapi.io/cms/plugins-development/plugins-extension */
export default function extendUploads(given: unknown): unknown {
  const plugin = pluginSchema.parse(given);
  const { upload, provider } = plugin.services;
  Object.assign(plugin.services, {
    upload: (context: { strapi: Core.Strapi }) => rejectDangerousFiles(upload(context)),
    provider: (context: { strapi: Core.Strapi }) => stripUploads(context.strapi, provider(context)),
  });
  return plugin;
}
