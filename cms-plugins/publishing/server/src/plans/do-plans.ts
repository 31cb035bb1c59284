import { isLanguage } from "@gevel/config";
import { backgroundWork, inTransaction, textIn, type StaffText } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { whereEntry } from "../content/read-content.js";
import { asPlanner } from "../staff/as-planner.js";
import { ensurePublishingTables, planWorkTable } from "../tables/publishing-tables.js";
import { documentsOf } from "../types/documents-of.js";
import { publishedTypes, type PublishedType } from "../types/published-types.js";
import { duePlans, isAnyDue, refusePlan, takePlan, type PlanRow } from "./plan-rows.js";
import { problemsOf } from "./problems-of.js";

/** What fails for no reason that staff could mend is tried again for so long. */
const patienceMs = 15 * 60_000;

const isGone: StaffText = {
  nl: "Dit bestaat niet meer.",
  fr: "Cet élément n’existe plus.",
  en: "This does not exist any more.",
};
const unexpected: StaffText = {
  nl: "Het is niet gelukt, ook niet na een kwartier. Probeer het met de hand.",
  fr: "Cela a échoué, même après un quart d’heure. Essayez à la main.",
  en: "It did not work, not even after a quarter of an hour. Try it by hand.",
};

const said = (text: StaffText, language: string) => textIn(text, isLanguage(language) ? language : null);

/** As staff do it by hand: through the Document Service, where everything that guards a publication stands. */
async function act(strapi: Core.Strapi, type: PublishedType, plan: PlanRow): Promise<void> {
  const { document: documentId, locale, action, language } = plan;
  const entry = { documentId, locale };
  if ((await strapi.db.query(type.uid).count({ where: whereEntry(strapi, type, entry, "draft") })) === 0)
    throw new errors.NotFoundError(said(isGone, language));
  const documents = documentsOf(strapi, type);
  const of = { documentId, ...(locale !== "" && { locale }) };
  if (type.offSince !== undefined)
    await documents.update({ ...of, data: { [type.offSince]: action === "publish" ? null : new Date() } });
  else if (action === "publish") await documents.publish(of);
  else await documents.unpublish(of);
}

/** Done and taken out in one transaction: who dies in it has done nothing, and the next does it whole. */
async function doPlan(strapi: Core.Strapi, plan: PlanRow, now: number): Promise<void> {
  const type = publishedTypes(strapi).get(plan.uid);
  try {
    await asPlanner(strapi, plan, type?.query ?? {}, () =>
      inTransaction(strapi, async () => {
        if (!(await takePlan(strapi, plan))) return;
        if (!type) throw new errors.NotFoundError(said(isGone, plan.language));
        await act(strapi, type, plan);
        strapi.log.info(`as planned by ${plan.by}: ${plan.action} ${plan.uid} ${plan.document} ${plan.locale}`);
      }),
    );
  } catch (cause) {
    const problems = problemsOf(cause);
    strapi.log.warn(`not done as planned: ${plan.action} ${plan.uid} ${plan.document}: ${String(cause).slice(-300)}`);
    if (problems) await refusePlan(strapi, plan, problems);
    else if (now - plan.at > patienceMs)
      await refusePlan(strapi, plan, [{ field: null, message: said(unexpected, plan.language) }]);
  }
}

/** Does what staff planned, in the order of its moments, however late a house that was away comes to it. */
export const plansWatch = backgroundWork({
  table: planWorkTable,
  restMs: 5_000,
  failed: "what is planned could not be looked after",
  prepare: ensurePublishingTables,
  isDue: isAnyDue,
  async round(strapi, goOn, now) {
    for (const plan of await duePlans(strapi, now)) {
      if (!goOn()) return false;
      await doPlan(strapi, plan, now);
    }
    return true;
  },
});
