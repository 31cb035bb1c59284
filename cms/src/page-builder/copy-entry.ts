import type { Language } from "@gevel/config";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import type { SiteContent } from "../api/site/compile/compile-context";
import type { Version } from "../api/site/content/row-fields";
import { entryContent, populateEntry } from "@gevel/core";

const record = z.record(z.string(), z.unknown());

/** The documents that have a version in a language. */
export function documentsIn(language: Language, content: SiteContent): Set<string> {
  const types: { ids(): string[]; get(id: string, language: Language): Version | null }[] = Object.values(content);
  return new Set(types.flatMap((documents) => documents.ids().filter((id) => documents.get(id, language) !== null)));
}

/** An entry without its relations to what the other language lacks: Strapi ties versions of one language alone. */
function withoutUntranslated(value: unknown, known: ReadonlySet<string>): unknown {
  const isLost = (one: unknown) => {
    const named = z.object({ documentId: z.string() }).safeParse(one).data;
    return named !== undefined && !known.has(named.documentId);
  };
  if (Array.isArray(value)) return value.filter((one) => !isLost(one)).map((one) => withoutUntranslated(one, known));
  const fields = record.safeParse(value).data;
  if (fields === undefined || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, isLost(inner) ? null : withoutUntranslated(inner, known)]),
  );
}

interface Copy {
  uid: UID.ContentType;
  id: string;
  from: Language;
  to: Language;
  /** Documents that can be pointed at there. */
  known: ReadonlySet<string>;
  /** Values told at once in the new language. */
  words: Readonly<Record<string, unknown>>;
}

/** Begins a language of an entry as a draft, with what another one says. */
export async function copyEntry(strapi: Core.Strapi, { uid, id, from, to, known, words }: Copy): Promise<void> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: id, locale: from, publishedAt: null }, populate: populateEntry(strapi, uid) });
  const { documentId: _own, ...fields } = record.parse(row);
  const data = { ...entryContent(strapi, uid, withoutUntranslated(fields, known)), ...words };
  await strapi.documents(uid).update({ documentId: id, locale: to, data });
}
