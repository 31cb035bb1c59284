import type { LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { sayMoment } from "./say-visit.js";
import { readVisit } from "./stored-visit.js";
import { visitWords } from "./words/visit-words.js";

/** How the visit of a lead stands, and since when; the mails beside it tell what was before. Leads to its week. */
export async function visitEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const visit = await readVisit(strapi, { lead });
  if (!visit) return [];
  const language = staffLanguage(strapi) ?? "en";
  const { state, moment, changedAt } = visit;
  const said = visitWords[language].agencySubject[state];
  return [
    {
      kind: "told",
      at: changedAt.toISOString(),
      text: moment ? `${said}: ${sayMoment(moment, language)}` : said,
      problem: false,
      url: moment ? `/plugins/visits?week=${moment.day}` : "/plugins/visits",
    },
  ];
}
