import { isLanguage, isAppError, type PlanProblem } from "@gevel/config";
import { backgroundJob, inTransaction, textIn, type StaffText, languageHeader } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { entryWhere } from "../content/read-content.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { documentsOf } from "../types/document-service.js";
import { publishedTypes, type PublishedType } from "../types/published-types.js";
import { duePlans, isAnyDue, rejectPlan, claimPlan, type PlanRow } from "./plan-rows.js";
import { z } from "zod";

type Context = Parameters<Core.Strapi["requestContext"]["run"]>[0];

const member = z.looseObject({ id: z.number() }).nullable();

/**
 * Runs the work as if whoever planned it pressed the button now: checks depend on the user, and word errors in their
 * language. If they have left the office meanwhile, it runs without a user.
 */
async function runAsPlanner(
  strapi: Core.Strapi,
  { by, by_id, language }: PlanRow,
  query: Readonly<Record<string, string>>,
  action: () => Promise<void>,
): Promise<void> {
  const found: unknown = by_id === null ? null : await strapi.db.query("admin::user").findOne({ where: { id: by_id } });
  const user = member.parse(found);
  const context = z.custom<Context>().parse({
    ...{ query, params: {}, headers: {} },
    request: { header: language === "" ? {} : { [languageHeader]: language }, query },
    state: { auth: { strategy: { name: "admin" } }, planned: { by }, ...(user && { user }) },
  });
  return strapi.requestContext.run(context, action);
}

const detailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])).catch([]), message: z.string() })).min(1),
});

/** What was rejected and why, as staff would see it in the form; null where it failed for another reason. */
function problemsOf(cause: unknown): PlanProblem[] | null {
  if (isAppError(cause)) return cause.status < 500 ? [{ field: null, message: cause.message }] : null;
  if (!(cause instanceof errors.ApplicationError)) return null;
  const details = detailsSchema.safeParse(cause.details).data;
  // Strapi's own errors have no types.
  if (!details) return [{ field: null, message: String(cause.message) }];
  return details.errors.map(({ path, message }) => ({ field: path.length > 0 ? String(path[0]) : null, message }));
}

/** Unexpected failures, which staff cannot fix, are retried for this long. */
const retryForMs = 15 * 60_000;

const notFound: StaffText = {
  nl: "Dit bestaat niet meer.",
  fr: "Cet élément n’existe plus.",
  en: "This does not exist any more.",
};
const unexpected: StaffText = {
  nl: "Het is niet gelukt, ook niet na een kwartier. Probeer het met de hand.",
  fr: "Cela a échoué, même après un quart d’heure. Essayez à la main.",
  en: "It did not work, not even after a quarter of an hour. Try it by hand.",
};

const localized = (text: StaffText, language: string) => textIn(text, isLanguage(language) ? language : null);

/** As staff do it by hand: through the Document Service, with all publish checks. */
async function act(strapi: Core.Strapi, type: PublishedType, plan: PlanRow): Promise<void> {
  const { document: documentId, locale, action, language } = plan;
  const entry = { documentId, locale };
  if ((await strapi.db.query(type.uid).count({ where: entryWhere(strapi, type, entry, "draft") })) === 0)
    throw new errors.NotFoundError(localized(notFound, language));
  const documents = documentsOf(strapi, type);
  const of = { documentId, ...(locale !== "" && { locale }) };
  if (type.offSince !== undefined)
    await documents.update({ ...of, data: { [type.offSince]: action === "publish" ? null : new Date() } });
  else if (action === "publish") await documents.publish(of);
  else await documents.unpublish(of);
}

/** Runs and deletes the plan in one transaction: if the process dies, nothing was done, and the next run does it completely. */
async function runPlan(strapi: Core.Strapi, plan: PlanRow, now: number): Promise<void> {
  const type = publishedTypes(strapi).get(plan.uid);
  try {
    await runAsPlanner(strapi, plan, type?.query ?? {}, () =>
      inTransaction(strapi, async () => {
        if (!(await claimPlan(strapi, plan))) return;
        if (!type) throw new errors.NotFoundError(localized(notFound, plan.language));
        await act(strapi, type, plan);
        strapi.log.info(
          `publishing: planned ${plan.action} done, by=${plan.by} type=${plan.uid} document=${plan.document} locale=${plan.locale}`,
        );
      }),
    );
  } catch (cause) {
    const problems = problemsOf(cause);
    strapi.log.warn(
      `publishing: planned ${plan.action} failed, type=${plan.uid} document=${plan.document}: ${String(cause).slice(-300)}`,
    );
    if (problems) await rejectPlan(strapi, plan, problems);
    else if (now - plan.at > retryForMs)
      await rejectPlan(strapi, plan, [{ field: null, message: localized(unexpected, plan.language) }]);
  }
}

/** Carries out plans in the order of their times, however late after downtime. */
export const plansJob = backgroundJob({
  name: "publishing.plans",
  schedule: { everyMs: 5_000 },
  isEnabled: (strapi) => pluginSettings(strapi).planJob,
  failed: "publishing: running planned changes failed",
  isDue: isAnyDue,
  async round(strapi, { canContinue, now }) {
    for (const plan of await duePlans(strapi, now)) {
      if (!canContinue()) return false;
      await runPlan(strapi, plan, now);
    }
    return true;
  },
});
