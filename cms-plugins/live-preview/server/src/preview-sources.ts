import type { LivePreviewSources, PreviewQuery } from "@gevel/config";
import { isContentType, perStrapi } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";

const registry = perStrapi((): { sources: LivePreviewSources } => ({
  sources: { types: [], targetOf: async () => null },
}));

export const previewSources = (strapi: Core.Strapi): LivePreviewSources => registry(strapi).sources;

/** Strapi's registry, for which it has no types. */
interface ContentTypes {
  extend(uid: string, change: (type: { pluginOptions?: object }) => void): void;
}

/** The application calls it in its register step. The admin reads from the schema of a type that it has a preview. */
export function configurePreviewSources(strapi: Core.Strapi, sources: LivePreviewSources): void {
  registry(strapi).sources = sources;
  const types = z.custom<ContentTypes>().parse(strapi.get("content-types"));
  for (const { uid } of sources.types)
    types.extend(uid, (type) => {
      type.pluginOptions = { ...type.pluginOptions, "live-preview": { enabled: true } };
    });
}

/** A type of which the site shows entries; null for any other. */
export const previewedType = (strapi: Core.Strapi, uid: string): UID.ContentType | null =>
  previewSources(strapi).types.some((type) => type.uid === uid) && isContentType(strapi, uid) ? uid : null;

/** What the site calls the preview of a type, where it has one of its own. */
export const screenOf = (strapi: Core.Strapi, uid: string): PreviewQuery["type"] | null =>
  previewSources(strapi).types.find((type) => type.uid === uid)?.screen ?? null;
