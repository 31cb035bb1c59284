import type { DuplicatedTypeRow } from "@gevel/config";
import { isContentType, perStrapi } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";

export interface DuplicatedType extends Omit<DuplicatedTypeRow, "uid" | "parts"> {
  uid: UID.ContentType;
  parts?: Omit<NonNullable<DuplicatedTypeRow["parts"]>, "uid"> & { uid: UID.ContentType };
}

const registry = perStrapi((): { types: ReadonlyMap<string, DuplicatedType> } => ({ types: new Map() }));

export const duplicatedTypes = (strapi: Core.Strapi): ReadonlyMap<string, DuplicatedType> => registry(strapi).types;

function contentTypeUid(strapi: Core.Strapi, uid: string): UID.ContentType {
  if (!isContentType(strapi, uid)) throw new Error(`there is no content type ${uid} to duplicate`);
  return uid;
}

/** The application registers the types in its register step. */
export function registerDuplicatedTypes(strapi: Core.Strapi, rows: readonly DuplicatedTypeRow[]): void {
  const types = rows.map(({ uid, parts, ...row }): DuplicatedType => ({
    ...row,
    uid: contentTypeUid(strapi, uid),
    ...(parts && { parts: { ...parts, uid: contentTypeUid(strapi, parts.uid) } }),
  }));
  registry(strapi).types = new Map(types.map((type) => [type.uid, type]));
}

/** The type of the parts of a type, and what staff call one. */
export function partsOf(strapi: Core.Strapi, { uid, parts }: DuplicatedType) {
  const ofParts = parts && duplicatedTypes(strapi).get(parts.uid);
  if (!parts || !ofParts) throw new Error(`the parts of ${uid} are of a type that is not registered to be duplicated`);
  return { ofParts, name: parts.name };
}
