import {
  planRequestSchema,
  plannedListSchema,
  publishingOfEntrySchema,
  type Planned,
  fromBelgianTime,
  type PlanAction,
} from "@gevel/config";
import { inTransaction, staffLanguage, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { isLive } from "../content/read-content.js";
import { ofEntry } from "./entry-state.js";
import { answer, read, type AdminContext } from "../staff/admin-context.js";
import { allowedOn, type Entity } from "../staff/permissions.js";
import { notFoundError, notAllowedError, translate } from "../staff/errors.js";
import { memberName } from "../staff/current-publisher.js";
import { localeOf, publishedTypes, type PublishedType } from "../types/published-types.js";
import { plansJob } from "../plans/plans-job.js";
import { allPlans, planById, plansOf, removePlan, toPlan, writePlan } from "../plans/plan-rows.js";

const maxAheadMs = 5 * 366 * 86_400_000;

/** The date of a Belgian local time; null for an invalid day or time. */
export function plannedDate(shown: string): Date | null {
  const [day = "", time = ""] = shown.split("T");
  const isReal = new Date(`${shown}:00Z`);
  if (Number.isNaN(isReal.getTime()) || isReal.toISOString().slice(0, 16) !== shown) return null;
  return fromBelgianTime(day, time);
}

interface PlanRequest {
  action: PlanAction;
  /** Null for an invalid time. */
  at: Date | null;
  now: Date;
  isLive: boolean;
  /** Whether it has a draft, whose changes may be published again. */
  hasDraft: boolean;
  /** When the other action is planned, in milliseconds. */
  other: number | null;
}

const noSuchDay: StaffText = {
  nl: "Die dag of dat uur bestaat niet. Kies een andere.",
  fr: "Ce jour ou cette heure n’existe pas. Choisissez-en une autre.",
  en: "There is no such day or time. Choose another one.",
};
const isPast: StaffText = {
  nl: "Dat tijdstip is al voorbij. Kies een later.",
  fr: "Ce moment est déjà passé. Choisissez-en un plus tard.",
  en: "That time is past. Choose a later one.",
};
const tooFar: StaffText = {
  nl: "Dat is meer dan vijf jaar vooruit. Kijk het jaar na.",
  fr: "C’est dans plus de cinq ans. Vérifiez l’année.",
  en: "That is more than five years ahead. Check the year.",
};
const alreadyPublished: StaffText = {
  nl: "Dit staat al op de site.",
  fr: "C’est déjà en ligne.",
  en: "This is on the site already.",
};
const neverPublished: StaffText = {
  nl: "Dit staat niet op de site, en er is geen publicatie gepland voor dat tijdstip.",
  fr: "Ce n’est pas en ligne, et aucune publication n’est prévue avant ce moment.",
  en: "This is not on the site, and no publication is planned before that time.",
};
const unpublishedFirst: StaffText = {
  nl: "Dan wordt het gedepubliceerd voor het gepubliceerd is. Kies een vroeger tijdstip, of wijzig eerst wanneer het gedepubliceerd wordt.",
  fr: "Ce serait dépublié avant d’être publié. Choisissez un moment plus tôt, ou changez d’abord celui de la dépublication.",
  en: "It would be unpublished before it is published. Choose an earlier time, or first change when it is unpublished.",
};

/** Why staff cannot plan this; null where they can. */
export function validatePlan({ action, at, now, isLive, hasDraft, other }: PlanRequest): StaffText | null {
  if (at === null) return noSuchDay;
  if (at <= now) return isPast;
  if (at.getTime() - now.getTime() > maxAheadMs) return tooFar;
  if (action === "publish") {
    if (isLive && !hasDraft) return alreadyPublished;
    return other !== null && (other === at.getTime() || (!isLive && other < at.getTime())) ? unpublishedFirst : null;
  }
  if (isLive) return other === at.getTime() ? unpublishedFirst : null;
  return other === null || other >= at.getTime() ? neverPublished : null;
}

const entryParams = z.object({ uid: z.string().max(255), documentId: z.string().max(64) });
const planParams = z.object({ id: z.coerce.number().int().positive() });
const member = z.object({
  user: z.object({
    id: z.number(),
    ...{ firstname: z.string().nullish(), lastname: z.string().nullish(), email: z.string().nullish() },
  }),
});

const titleOf = (strapi: Core.Strapi, { title }: PublishedType, entity: Entity): string =>
  typeof title === "string" ? z.string().catch("").parse(entity[title]) : title(entity, staffLanguage(strapi));

/** Plans by staff; each handler checks permissions. */
export const plansController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All plans and failed plans of entries that the caller may read. */
  async list(ctx: AdminContext) {
    const planned: Planned[] = [];
    for (const plan of await allPlans(strapi)) {
      const type = publishedTypes(strapi).get(plan.uid);
      const { document: documentId, uid, locale } = plan;
      const allowed = type && (await allowedOn(strapi, type, { documentId, locale }, ctx.state));
      if (!type || !allowed) continue;
      planned.push({
        ...toPlan(plan),
        uid,
        documentId,
        locale,
        title: titleOf(strapi, type, allowed.entity),
        typeName: strapi.contentType(type.uid).info.displayName,
      });
    }
    answer(ctx, plannedListSchema, { planned });
  },

  async plan(ctx: AdminContext) {
    const { uid, documentId } = read(entryParams, ctx.params);
    const { action, at: shown, ...input } = read(planRequestSchema, ctx.request.body);
    const type = publishedTypes(strapi).get(uid);
    if (!type) throw notFoundError(strapi);
    const entry = { documentId, locale: await localeOf(strapi, type.uid, input.locale) };
    const allowed = await allowedOn(strapi, type, entry, ctx.state);
    if (!allowed) throw notFoundError(strapi);
    if (!allowed.publish()) throw notAllowedError(strapi);
    const { user } = member.parse(ctx.state);
    const key = { uid, ...entry };
    await inTransaction(strapi, async () => {
      const other = (await plansOf(strapi, key)).find((plan) => plan.action !== action && plan.state === "planned");
      const at = plannedDate(shown);
      const problem = validatePlan({
        ...{ action, at, now: new Date(), hasDraft: type.offSince === undefined },
        isLive: await isLive(strapi, type, entry),
        other: other?.at ?? null,
      });
      if (problem || !at) {
        const message = problem ? translate(strapi, problem) : "";
        throw new errors.ValidationError(message, { errors: [{ path: ["at"], message, name: "ValidationError" }] });
      }
      const by = { by: memberName(user), byId: user.id, language: staffLanguage(strapi) ?? "" };
      await writePlan(strapi, key, { action, at: at.getTime(), ...by });
    });
    plansJob.wake(strapi);
    answer(ctx, publishingOfEntrySchema, await ofEntry(strapi, type, entry, allowed));
  },

  /** Cancels a plan, or dismisses a failed one. */
  async remove(ctx: AdminContext) {
    const { id } = read(planParams, ctx.params);
    const plan = await planById(strapi, id);
    const type = plan && publishedTypes(strapi).get(plan.uid);
    if (!plan || !type) throw notFoundError(strapi);
    const entry = { documentId: plan.document, locale: plan.locale };
    const allowed = await allowedOn(strapi, type, entry, ctx.state);
    if (!allowed) throw notFoundError(strapi);
    if (!allowed.publish()) throw notAllowedError(strapi);
    await removePlan(strapi, id);
    answer(ctx, publishingOfEntrySchema, await ofEntry(strapi, type, entry, allowed));
  },
});
