import { requireReplica } from "@gevel/change-log";
import { AppError, calendarFileSchema, calendarRequestSchema, linkTokenSchema } from "@gevel/config";
import { answerFailure, endpoint, type HttpContext, parseInput, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { touchKeys } from "../shared-limits/touch-keys.js";
import { subscribedCalendar } from "./subscribed-calendar.js";
import { findCalendarByToken } from "./calendar-subscriptions.js";

/** Phones ask every quarter of an hour, a few of them by the same address. */
const perHour = 60;

const named = z.object({ file: z.string().max(100) });

/** `<secret>.ics`: the ending is what some programs know a calendar by. */
const secretOf = (params: unknown) =>
  linkTokenSchema.safeParse(named.safeParse(params).data?.file.replace(/\.ics$/, ""));

async function fileBehind(strapi: Core.Strapi, token: string | undefined): Promise<string> {
  const calendar = token === undefined ? null : await findCalendarByToken(strapi, token);
  if (token === undefined || !calendar) throw new AppError("PAGE_NOT_FOUND", "no calendar has this address");
  const [hits] = await touchKeys(strapi, [{ key: `calendar ${tokenHash(token)}`, value: "", seconds: 3600 }]);
  if (hits && hits.times > perHour)
    throw new AppError("TOO_MANY_REQUESTS", "a calendar is requested too often", [], Math.ceil(hits.left / 1000));
  return subscribedCalendar(strapi, calendar);
}

type PublicContext = HttpContext & { params: unknown };

/** FORM-7: the visits, for who knows the secret of a calendar. */
export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, calendarFileSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { file: await fileBehind(strapi, parseInput(calendarRequestSchema, ctx.request.body).token) };
  }),

  /** GET /api/leads/calendar/<secret>.ics, for who knows the secret. Nothing on the way keeps it. */
  async serve(ctx: PublicContext): Promise<void> {
    try {
      ctx.set("cache-control", "no-store");
      ctx.set("x-robots-tag", "noindex");
      const file = await fileBehind(strapi, secretOf(ctx.params).data);
      ctx.set("content-type", "text/calendar; charset=utf-8");
      ctx.status = 200;
      ctx.body = file;
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
