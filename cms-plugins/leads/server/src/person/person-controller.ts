import {
  personErasedSchema,
  personEraseQuestionSchema,
  personExportAnswerSchema,
  personFoundSchema,
  personKey,
  personQuestionSchema,
  AppError,
  type PersonErased,
  type PersonFound,
} from "@gevel/config";
import { endpoint, inTransaction, parseInput, staffLanguage, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { whoAsks } from "../inbox/staff-member.js";
import { eraseHere } from "./erase.js";
import { exportPerson, findPerson, whoseIs } from "./find-person.js";
import { personHtml } from "./person-html.js";

/** Any fixed number of our own, as in the outbox. */
const erasureLock = 4_711_308;

const isAsSeen = ({ places }: PersonFound, seen: Readonly<Record<string, number>>) =>
  places.every(({ key, count, stays }) => stays !== "" || seen[key] === count);

class SomethingElseByNow extends Error {}

/** Null, and nothing erased, where what goes is not what was shown. */
async function eraseAsSeen(
  strapi: Core.Strapi,
  address: string,
  { by, seen }: { by: string; seen: Readonly<Record<string, number>> },
) {
  try {
    return await inTransaction(strapi, async ({ trx }) => {
      // Two who erase the same at once: the second finds that it was done.
      if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [erasureLock]);
      const { counts, after } = await eraseHere(strapi, await whoseIs(strapi, address), by);
      if ([...counts].some(([key, count]) => seen[key] !== count)) throw new SomethingElseByNow();
      return after;
    });
  } catch (cause) {
    if (cause instanceof SomethingElseByNow) return null;
    throw cause;
  }
}

/** FORM-12: one person's data; its routes check who may. */
export const personController = ({ strapi }: { strapi: Core.Strapi }) => ({
  search: endpoint(strapi, personFoundSchema, async (ctx: HttpContext) =>
    findPerson(strapi, parseInput(personQuestionSchema, ctx.request.body).address, staffLanguage(strapi) ?? "en"),
  ),

  /** In the language of who reads it: staff choose it in the admin they use. */
  export: endpoint(strapi, personExportAnswerSchema, async (ctx: HttpContext) => {
    const { address } = parseInput(personQuestionSchema, ctx.request.body);
    const language = staffLanguage(strapi) ?? "en";
    const told = await exportPerson(strapi, address, language);
    return { told, html: personHtml(told, language) };
  }),

  /** Erases what was shown, all of it or nothing; where there is more by now, that is shown first. */
  erase: endpoint(strapi, personErasedSchema, async (ctx: HttpContext): Promise<PersonErased> => {
    const { address, typed, seen } = parseInput(personEraseQuestionSchema, ctx.request.body);
    if (personKey(typed) !== personKey(address)) {
      const message = "is not the address that is to be erased";
      throw new AppError("INVALID_INPUT", message, [{ field: "typed", message }]);
    }
    const language = staffLanguage(strapi) ?? "en";
    const by = whoAsks(strapi).name;
    const found = () => findPerson(strapi, address, language);
    const before = await found();
    if (!isAsSeen(before, seen)) return { erased: false, found: before };
    const after = await eraseAsSeen(strapi, address, { by, seen });
    for (const finish of after ?? []) await finish();
    return { erased: after !== null, found: await found() };
  }),
});
