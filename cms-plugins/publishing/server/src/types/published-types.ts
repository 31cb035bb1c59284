import type { PublishedTypeRow } from "@gevel/config";
import { defaultLocale, isContentType, isLocalized, perStrapi } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";

export interface PublishedType extends Omit<PublishedTypeRow, "uid"> {
  uid: UID.ContentType;
}

interface Registry {
  types: ReadonlyMap<string, PublishedType>;
}

const registry = perStrapi((): Registry => ({ types: new Map() }));

export const publishedTypes = (strapi: Core.Strapi): ReadonlyMap<string, PublishedType> => registry(strapi).types;

/** The application registers the types in its register step. */
export function registerPublishedTypes(strapi: Core.Strapi, types: readonly PublishedTypeRow[]): void {
  const known = types.map(({ uid, ...type }): [string, PublishedType] => {
    if (!isContentType(strapi, uid)) throw new Error(`there is no content type ${uid} to publish`);
    return [uid, { uid, ...type }];
  });
  registry(strapi).types = new Map(known);
}

/** The language that is meant; empty for a type that has none. */
export async function localeOf(strapi: Core.Strapi, uid: UID.ContentType, locale: string): Promise<string> {
  if (!isLocalized(strapi, uid)) return "";
  if (locale !== "") return locale;
  return defaultLocale(strapi);
}
