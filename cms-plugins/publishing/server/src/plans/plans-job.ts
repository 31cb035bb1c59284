import { isLanguage } from "@gevel/config";
import { backgroundJob, inTransaction, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { entryWhere } from "../content/read-content.js";
import { runAsPlanner } from "../staff/run-as-planner.js";
import { ensurePublishingTables, planJobTable } from "../tables/publishing-tables.js";
import { documentsOf } from "../types/document-service.js";
import { publishedTypes, type PublishedType } from "../types/published-types.js";
import { duePlans, isAnyDue, rejectPlan, claimPlan, type PlanRow } from "./plan-rows.js";
import { problemsOf } from "./error-problems.js";

/** What fails for no reason that staff could mend is tried again for so long. */
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

/** As staff do it by hand: through the Document Service, where everything that guards a publication stands. */
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

/** Done and taken out in one transaction: who dies in it has done nothing, and the next does it whole. */
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

/** Does what staff planned, in the order of its moments, however late a house that was away comes to it. */
export const plansJob = backgroundJob({
  table: planJobTable,
  restMs: 5_000,
  failed: "publishing: running planned changes failed",
  prepare: ensurePublishingTables,
  isDue: isAnyDue,
  async round(strapi, goOn, now) {
    for (const plan of await duePlans(strapi, now)) {
      if (!goOn()) return false;
      await runPlan(strapi, plan, now);
    }
    return true;
  },
});
