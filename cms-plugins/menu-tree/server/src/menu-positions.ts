import { type Language, type MenuNode, languageSchema } from "@gevel/config";
import { storedText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { menuUid } from "./menu-sources.js";

const titled = z.object({ documentId: z.string(), title: storedText }).nullish();

const versionSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  locale: languageSchema,
  publishedAt: z.unknown().transform((value) => value !== null && value !== undefined),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  name: storedText,
  title: storedText,
  sort: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  type: z.string().nullish(),
  redirect: z.boolean().nullish(),
  redirectUrl: storedText,
  menuMobile: z.boolean().nullish(),
  isHaveSubMenu: z.boolean().nullish(),
  parent: z
    .object({ documentId: z.string() })
    .nullish()
    .transform((value) => value?.documentId ?? null),
  page: titled,
  article: titled,
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
});
/** One language of a menu entry, as draft or as published (`publishedAt`). */
export type MenuVersion = z.infer<typeof versionSchema>;

/** All versions of all entries, oldest entry first. */
export async function readMenuVersions(strapi: Core.Strapi): Promise<MenuVersion[]> {
  const { attributes } = strapi.contentType(menuUid);
  const targets = ["page", "article"].filter((name) => name in attributes);
  const rows: unknown = await strapi.db.query(menuUid).findMany({
    populate: {
      parent: { select: ["documentId"] },
      updatedBy: { select: ["firstname", "lastname"] },
      ...Object.fromEntries(targets.map((name) => [name, { select: ["documentId", "title"] }])),
    },
    orderBy: [{ createdAt: "asc" }, { documentId: "asc" }],
  });
  return z.array(versionSchema).parse(rows);
}

/** The fields from which the position of an entry is derived. */
export type PositionedVersion = Pick<MenuVersion, "documentId" | "locale" | "publishedAt" | "sort" | "parent">;

export interface MenuPosition extends MenuNode {
  sort: number;
}

const inOrderOf = (languages: readonly Language[]) => (a: PositionedVersion, b: PositionedVersion) =>
  ((languages.indexOf(a.locale) + languages.length + 1) % (languages.length + 1)) -
  ((languages.indexOf(b.locale) + languages.length + 1) % (languages.length + 1));

/** The versions of each entry, drafts where there are any, the default language first. */
export function draftVersions<Version extends PositionedVersion>(
  versions: readonly Version[],
  languages: readonly Language[],
): Map<string, Version[]> {
  const entries = new Map<string, Version[]>();
  for (const version of [...versions].sort((a, b) => Number(a.publishedAt) - Number(b.publishedAt))) {
    const known = entries.get(version.documentId) ?? [];
    if (!known.some(({ locale }) => locale === version.locale)) known.push(version);
    entries.set(version.documentId, known);
  }
  for (const known of entries.values()) known.sort(inOrderOf(languages));
  // In their original order.
  return new Map(versions.map(({ documentId }) => [documentId, entries.get(documentId) ?? []]));
}

/** Whether an entry is among those above it. */
export function isBelowItself(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}

/**
 * The position of each entry, the same for all languages: that of its default language. Strapi links versions of one
 * language only: where the parent has none in that language, another language's relation is used. Entries with a
 * missing parent or in a cycle have none.
 */
export function menuPositions(versions: readonly PositionedVersion[], languages: readonly Language[]): MenuPosition[] {
  const entries = draftVersions(versions, languages);
  const has = (id: string, language: Language) => entries.get(id)?.some(({ locale }) => locale === language) ?? false;
  const meant = new Map(
    [...entries].map(([id, [first, ...others]]) => {
      const other = others.find(({ parent }) => parent !== null && first && !has(parent, first.locale));
      const parent = first?.parent ?? other?.parent ?? null;
      return [id, { id, parent: parent !== null && entries.has(parent) ? parent : null, sort: first?.sort ?? 0 }];
    }),
  );
  const parents = new Map([...meant.values()].map(({ id, parent }) => [id, parent]));
  const placed = [...meant.values()].map((one) => (isBelowItself(one.id, parents) ? { ...one, parent: null } : one));
  const below = (parent: string | null): MenuPosition[] =>
    placed
      .filter((one) => one.parent === parent)
      .sort((a, b) => a.sort - b.sort)
      .flatMap((one) => [one, ...below(one.id)]);
  return below(null);
}

/** The position a version should store for its entry's position: no parent if the parent has no such version. */
function versionPosition(
  { documentId, locale, publishedAt }: PositionedVersion,
  positions: ReadonlyMap<string, MenuPosition>,
  versions: readonly PositionedVersion[],
): { sort: number; parent: string | null } {
  const { sort = 0, parent = null } = positions.get(documentId) ?? {};
  const isThere = versions.some(
    (other) => other.documentId === parent && other.locale === locale && other.publishedAt === publishedAt,
  );
  return { sort, parent: isThere ? parent : null };
}

/** The versions whose stored position differs from that of their entry. */
export function misplacedVersions<Version extends PositionedVersion>(
  versions: readonly Version[],
  positions: readonly MenuPosition[],
): { version: Version; sort: number; parent: string | null }[] {
  const byId = new Map(positions.map((one) => [one.id, one]));
  return versions.flatMap((version) => {
    const { sort, parent } = versionPosition(version, byId, versions);
    return version.sort === sort && version.parent === parent ? [] : [{ version, sort, parent }];
  });
}
