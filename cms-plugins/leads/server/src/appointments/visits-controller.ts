import { requireReplica } from "@gevel/change-feed";
import {
  AppError,
  shownSlotsSchema,
  visitChangeSchema,
  visitQuestionSchema,
  visitSlotsQuerySchema,
  visitViewSchema,
  type ShownSlot,
  type VisitView,
} from "@gevel/config";
import { endpoint, parseInput, tokenHash } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { mailSources } from "../mail/mail-sources.js";
import { agentKey } from "./agent-key.js";
import { cancelVisit, moveByVisitor } from "./change-visit.js";
import { readVisit } from "./stored-visit.js";
import { visitAddress } from "./visit-address.js";
import { agentOf, readCalendar, shownSlots, visitingHours } from "./visit-calendar.js";
import { isOpen } from "./visit-rules.js";

async function slotsWith(strapi: Core.Strapi, agent: string): Promise<ShownSlot[]> {
  const hours = await visitingHours(strapi);
  return shownSlots(await readCalendar(strapi, { hours, agent, now: new Date() }));
}

/** Reading changes nothing: programs that follow every link of a mail read it too. */
async function viewOf(strapi: Core.Strapi, token: string): Promise<VisitView> {
  const visit = await readVisit(strapi, { tokenHash: tokenHash(token) });
  if (!visit) throw new AppError("PAGE_NOT_FOUND", "no visit has this link");
  const { state, language, moment, sequence, listingId } = visit;
  const sources = mailSources(strapi);
  const home = listingId === null ? null : await sources.home(listingId, language);
  const { config } = await sources.agency(language);
  const canChange = isOpen(visit, new Date());
  return {
    ...{ state, language, sequence, isOpen: canChange },
    slot: moment && { key: moment.key, day: moment.day, from: moment.from, until: moment.until },
    home: home && { title: home.title, place: visitAddress(home, state, "visitor"), url: home.isGone ? "" : home.url },
    phone: home?.agent.phone || config.phone,
    slots: canChange ? await slotsWith(strapi, agentKey(visit.agentEmail)) : [],
  };
}

/** FORM-7: what the site asks of visits. Its own secret opens it; a visit is found by the secret of its link alone. */
export const visitsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  slots: endpoint(strapi, shownSlotsSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { listing } = parseInput(visitSlotsQuerySchema, ctx.query, "query");
    return { slots: await slotsWith(strapi, await agentOf(strapi, listing)) };
  }),
  read: endpoint(strapi, visitViewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return viewOf(strapi, parseInput(visitQuestionSchema, ctx.request.body).token);
  }),
  change: endpoint(strapi, visitViewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { token, sequence, slot } = parseInput(visitChangeSchema, ctx.request.body);
    const which = { tokenHash: tokenHash(token) };
    if (slot === null) await cancelVisit(strapi, which, sequence);
    else await moveByVisitor(strapi, which, sequence, slot);
    return viewOf(strapi, token);
  }),
});
