import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { isContentType } from "@gevel/core";
import { publishedTypes } from "../types/published-types.js";
import type { NamedReference } from "./differences.js";
import { fileUid, keyOf, mapReferences, type Content, type FieldsOf, type Reference } from "./references.js";

/** Names of references, by their key; a missing one no longer exists. */
export type Names = ReadonlyMap<string, string>;

/** Fields that may serve as an entry's name; the first non-empty one is used. */
const titles = ["title", "name", "agencyName", "reference", "username", "label"];

const isReferenced = (value: unknown): value is string => typeof value === "string" && value !== "";

const fileRows = z.array(z.object({ id: z.number(), name: z.string() }));
const entryRows = z.array(z.looseObject({ documentId: z.string(), locale: z.string().nullish() }));

async function namesOfEntries(strapi: Core.Strapi, target: string, ids: readonly unknown[], locale: string) {
  if (!isContentType(strapi, target)) return [];
  const { attributes } = z.object({ attributes: z.record(z.string(), z.unknown()) }).parse(strapi.contentType(target));
  const own = publishedTypes(strapi).get(target)?.title;
  const known = [...(typeof own === "string" ? [own] : []), ...titles].filter((name) => name in attributes);
  const rows: unknown = await strapi.db.query(target).findMany({
    where: { documentId: { $in: ids } },
    select: ["documentId", ...("locale" in attributes ? ["locale"] : []), ...known],
    orderBy: { id: "asc" },
  });
  // The name in the referring entry's language comes last, so it overrides the others.
  return entryRows
    .parse(rows)
    .sort((one, other) => Number(one.locale === locale) - Number(other.locale === locale))
    .map((row): [string, string] => [
      keyOf({ kind: "entry", target, id: row.documentId }),
      known.map((name) => row[name]).find(isReferenced) ?? row.documentId,
    ]);
}

/** Looks up what is still there. */
export async function resolveReferences(
  strapi: Core.Strapi,
  references: readonly Reference[],
  locale: string,
): Promise<Names> {
  const names = new Map<string, string>();
  const targets = new Map<string, Set<string | number>>();
  for (const { target, id } of references) targets.set(target, (targets.get(target) ?? new Set()).add(id));
  for (const [target, ids] of targets) {
    if (target === fileUid) {
      const rows: unknown = await strapi.db
        .query(fileUid)
        .findMany({ where: { id: { $in: [...ids] } }, select: ["id", "name"] });
      for (const { id, name } of fileRows.parse(rows)) names.set(keyOf({ kind: "file", target, id }), name);
    } else for (const [key, name] of await namesOfEntries(strapi, target, [...ids], locale)) names.set(key, name);
  }
  return names;
}

/** The content with a name for every reference. */
export const withNames = (fieldsOf: FieldsOf, model: string, content: Content, names: Names): Content =>
  mapReferences(fieldsOf, model, content, (reference): NamedReference => {
    const key = keyOf(reference);
    return { $ref: key, name: names.get(key) ?? String(reference.id) };
  });
