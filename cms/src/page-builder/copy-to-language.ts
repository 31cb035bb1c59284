import type { CopyToLanguage, CopyToLanguageResponse, Language } from "@gevel/config";
import { inTransaction, entryContent, populateEntry } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { readPageBuilderContent, menuEntryOf, type PageBuilderContent } from "./read-page-builder-content";
import { rejectWith } from "./reject-with";
import type { StaffText } from "../validation/staff-text";
import { allThere, defaultFirst, isGone, notOfTheSite, notWritten, parentFirst } from "./page-builder-messages";
import { z } from "zod";
import type { SiteContent } from "../api/site/site-content";
import type { Version } from "../content/row-fields";

const record = z.record(z.string(), z.unknown());

/** The documents that have a version in a language. */
function documentsIn(language: Language, content: SiteContent): Set<string> {
  const types: { ids(): string[]; get(id: string, language: Language): Version | null }[] = Object.values(content);
  return new Set(types.flatMap((documents) => documents.ids().filter((id) => documents.get(id, language) !== null)));
}

/** An entry without its relations to content missing in the other language: Strapi links versions of one language only. */
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
  /** Values already translated for the new language. */
  words: Readonly<Record<string, unknown>>;
}

/** Creates a language of an entry as a draft, with the values of another. */
async function copyEntry(strapi: Core.Strapi, { uid, id, from, to, known, words }: Copy): Promise<void> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: id, locale: from, publishedAt: null }, populate: populateEntry(strapi, uid) });
  const { documentId: _own, ...fields } = record.parse(row);
  const data = { ...entryContent(strapi, uid, withoutUntranslated(fields, known)), ...words };
  await strapi.documents(uid).update({ documentId: id, locale: to, data });
}

interface CopyRequest {
  id: string;
  from: Language;
  to: Language;
}

/** The entries to copy into the other language: of the page, its modules and its menu entry, those that language lacks. */
export function missingIn({ id, from, to }: CopyRequest, { drafts }: Pick<PageBuilderContent, "drafts">) {
  const { pages, modules, menus } = drafts;
  const listed = [...new Set(pages.get(id, from)?.modules ?? [])];
  const menu = menuEntryOf(id, drafts);
  return {
    page: pages.get(id, to) === null,
    modules: listed.filter((module) => modules.get(module, from) !== null && modules.get(module, to) === null),
    menu: menu !== null && menus.get(menu, from) !== null && menus.get(menu, to) === null ? menu : null,
  };
}

/** Why a page cannot be copied into another language, as a message for staff; null if it can. */
export function copyProblem(request: CopyRequest, content: PageBuilderContent): StaffText | null {
  const { id, from, to } = request;
  const { drafts, defaultLanguage, enabled } = content;
  const { pages } = drafts;
  if (pages.versions(id).length === 0) return isGone;
  if (!enabled.includes(to)) return notOfTheSite(to);
  const row = pages.get(id, from);
  if (row === null) return notWritten(from);
  if (to !== defaultLanguage && pages.get(id, defaultLanguage) === null) return defaultFirst(defaultLanguage);
  const { parent } = row;
  if (parent !== null && pages.get(parent, to) === null)
    return parentFirst(pages.get(parent, from)?.title ?? pages.versions(parent)[0]?.title ?? parent, to);
  const { page, modules, menu } = missingIn(request, content);
  return page || modules.length > 0 || menu !== null ? null : allThere(to);
}

/** A list of modules plus the new ones that another language lists, each after its predecessor there. */
export function withNewModules(own: readonly string[], other: readonly string[], made: readonly string[]): string[] {
  const result = [...own];
  let place = 0;
  for (const id of other) {
    const at = result.indexOf(id);
    if (at >= 0) place = at + 1;
    else if (made.includes(id)) result.splice(place++, 0, id);
  }
  return result;
}

/**
 * A page, its modules and its entry of the menu go into another language as drafts; what is there already stays as it is.
 * All of it or nothing.
 */
export async function copyToLanguage(
  strapi: Core.Strapi,
  id: string,
  { from, to, words }: CopyToLanguage,
): Promise<CopyToLanguageResponse> {
  return inTransaction(strapi, async () => {
    const content = await readPageBuilderContent(strapi);
    const request = { id, from, to };
    rejectWith(copyProblem(request, content));
    const missing = missingIn(request, content);
    const known = documentsIn(to, content.drafts);
    const copy = { from, to, known };
    for (const module of missing.modules) {
      const title = words.modules[module];
      await copyEntry(strapi, { ...copy, uid: "api::module.module", id: module, words: title ? { title } : {} });
      known.add(module);
    }
    const { pages } = content.drafts;
    if (missing.page) {
      const { path, ...texts } = words.page;
      const pageTexts = { ...texts, ...(path === undefined ? {} : { path }) };
      await copyEntry(strapi, { ...copy, uid: "api::page.page", id, words: pageTexts });
      known.add(id);
    } else if (missing.modules.length > 0) {
      const [own, other] = [pages.get(id, to)?.modules ?? [], pages.get(id, from)?.modules ?? []];
      const modules = withNewModules(own, other, missing.modules);
      await strapi.documents("api::page.page").update({ documentId: id, locale: to, data: { modules } });
    }
    if (missing.menu !== null) {
      const title = words.page.title ?? pages.get(id, to)?.title;
      await copyEntry(strapi, {
        ...{ ...copy, uid: "api::menu.menu" as const, id: missing.menu },
        words: title ? { name: title, title } : {},
      });
    }
    return { page: missing.page, modules: missing.modules.length, menu: missing.menu !== null };
  });
}
