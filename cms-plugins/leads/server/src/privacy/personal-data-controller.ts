import {
  erasureResponseSchema,
  erasureRequestSchema,
  personalDataExportResponseSchema,
  personalDataSummarySchema,
  personKey,
  personRequestSchema,
  AppError,
  type ErasureResponse,
  type PersonalDataSummary,
  type Language,
  type PersonalDataExport,
} from "@gevel/config";
import {
  endpoint,
  inTransaction,
  lockInTransaction,
  parseInput,
  personalDataProviders,
  staffLanguage,
  type HttpContext,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { requireStaffMember } from "../lead/staff-member.js";
import { personOf } from "./data-subject.js";
import { erasePersonalData } from "./erase-personal-data.js";
import { messagesIn } from "../messages/messages.js";
import { formatDateTime } from "./format-date-time.js";

/** FORM-12: all data stored about a person, by provider. */
async function exportPersonalData(strapi: Core.Strapi, typed: string, language: Language): Promise<PersonalDataExport> {
  const dataSubject = await personOf(strapi, typed);
  const places: PersonalDataExport["places"] = [];
  for (const { key, name, find } of personalDataProviders(strapi))
    places.push({ key, name: name[language], records: [...(await find(strapi, dataSubject, language))] });
  return { address: dataSubject.address, at: new Date().toISOString(), places };
}

/** Previews an erasure: how much each provider has, and what stays. */
async function findPersonalData(strapi: Core.Strapi, typed: string, language: Language): Promise<PersonalDataSummary> {
  const dataSubject = await personOf(strapi, typed);
  const places: PersonalDataSummary["places"] = [];
  for (const { key, name, find, erase, stays } of personalDataProviders(strapi)) {
    const { length: count } = await find(strapi, dataSubject, language);
    places.push({ key, name: name[language], count, stays: erase ? "" : (stays?.[language] ?? "") });
  }
  return { address: dataSubject.address, places };
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1f2421}" +
  "dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#5c635e}" +
  "dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #ddd;padding:1rem 0}";

/** FORM-12: the same data as the JSON in readable form; a self-contained file that loads nothing from any address. */
export function renderPersonalDataHtml({ address, at, places }: PersonalDataExport, language: Language): string {
  const text = messagesIn(language);
  const title = text("privacy.export.title");
  const renderTime = (iso: string | null) =>
    iso === null || Number.isNaN(Date.parse(iso))
      ? ""
      : `<p><time datetime="${escape(iso)}">${formatDateTime(iso, language)}</time></p>`;
  const sections = places.map(({ name, records }) => {
    const articles = records.map(
      (record) =>
        `<article><h3>${escape(record.title)}</h3>${renderTime(record.at)}<dl>${record.facts
          .map(({ label, value }) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`)
          .join("")}</dl></article>`,
    );
    return `<section><h2>${escape(name)}</h2>${articles.join("") || `<p>${text("privacy.export.none")}</p>`}</section>`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escape(title)}</title><style>${style}</style></head><body><h1>${escape(title)}</h1>`,
    `<p dir="auto">${escape(address)} · ${text("privacy.export.at")} ${formatDateTime(at, language)}</p>${sections.join("")}</body></html>`,
  ].join("");
}

const isUnchanged = ({ places }: PersonalDataSummary, seen: Readonly<Record<string, number>>) =>
  places.every(({ key, count, stays }) => stays !== "" || seen[key] === count);

class DataChangedError extends Error {}

/** Null, and nothing erased, where what goes is not what was shown. */
async function eraseIfUnchanged(
  strapi: Core.Strapi,
  address: string,
  { by, seen }: { by: string; seen: Readonly<Record<string, number>> },
) {
  try {
    return await inTransaction(strapi, async ({ trx }) => {
      // Two who erase the same at once: the second finds that it was done.
      await lockInTransaction(strapi, trx, "erasure");
      const { counts, after } = await erasePersonalData(strapi, await personOf(strapi, address), by);
      if ([...counts].some(([key, count]) => seen[key] !== count)) throw new DataChangedError();
      return after;
    });
  } catch (cause) {
    if (cause instanceof DataChangedError) return null;
    throw cause;
  }
}

/** FORM-12: one person's data; its routes check permissions. */
export const personalDataController = ({ strapi }: { strapi: Core.Strapi }) => ({
  search: endpoint(strapi, personalDataSummarySchema, async (ctx: HttpContext) =>
    findPersonalData(strapi, parseInput(personRequestSchema, ctx.request.body).address, staffLanguage(strapi) ?? "en"),
  ),

  /** In the user's admin language. */
  export: endpoint(strapi, personalDataExportResponseSchema, async (ctx: HttpContext) => {
    const { address } = parseInput(personRequestSchema, ctx.request.body);
    const language = staffLanguage(strapi) ?? "en";
    const result = await exportPersonalData(strapi, address, language);
    return { result, html: renderPersonalDataHtml(result, language) };
  }),

  /** Erases what was shown, all of it or nothing; where there is more by now, that is shown first. */
  erase: endpoint(strapi, erasureResponseSchema, async (ctx: HttpContext): Promise<ErasureResponse> => {
    const { address, typed, seen } = parseInput(erasureRequestSchema, ctx.request.body);
    if (personKey(typed) !== personKey(address)) {
      const message = "is not the address that is to be erased";
      throw new AppError("INVALID_INPUT", message, [{ field: "typed", message }]);
    }
    const language = staffLanguage(strapi) ?? "en";
    const by = requireStaffMember(strapi).name;
    const found = () => findPersonalData(strapi, address, language);
    const before = await found();
    if (!isUnchanged(before, seen)) return { erased: false, found: before };
    const after = await eraseIfUnchanged(strapi, address, { by, seen });
    for (const finish of after ?? []) await finish();
    return { erased: after !== null, found: await found() };
  }),
});
