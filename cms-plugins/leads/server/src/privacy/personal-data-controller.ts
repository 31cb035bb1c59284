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
} from "@gevel/config";
import { endpoint, inTransaction, parseInput, staffLanguage, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { requireStaffMember } from "../inbox/staff-member.js";
import { erasePersonalData } from "./erase-personal-data.js";
import { exportPersonalData, findPersonalData, findDataSubject } from "./find-personal-data.js";
import { renderPersonalDataHtml } from "./render-personal-data-html.js";

/** Any fixed number of our own, as in the outbox. */
const erasureLock = 4_711_308;

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
      if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [erasureLock]);
      const { counts, after } = await erasePersonalData(strapi, await findDataSubject(strapi, address), by);
      if ([...counts].some(([key, count]) => seen[key] !== count)) throw new DataChangedError();
      return after;
    });
  } catch (cause) {
    if (cause instanceof DataChangedError) return null;
    throw cause;
  }
}

/** FORM-12: one person's data; its routes check who may. */
export const personalDataController = ({ strapi }: { strapi: Core.Strapi }) => ({
  search: endpoint(strapi, personalDataSummarySchema, async (ctx: HttpContext) =>
    findPersonalData(strapi, parseInput(personRequestSchema, ctx.request.body).address, staffLanguage(strapi) ?? "en"),
  ),

  /** In the language of who reads it: staff choose it in the admin they use. */
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
