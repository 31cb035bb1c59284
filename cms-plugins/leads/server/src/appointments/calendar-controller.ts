import { AppError, linkTokenSchema } from "@gevel/config";
import { answerFailure, type HttpContext, tokenHash } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { touchKeys } from "../shared-limits/touch-keys.js";
import { subscribedCalendar } from "./subscribed-calendar.js";
import { askedCalendar } from "./visit-calendars.js";

/** Phones ask every quarter of an hour, a few of them by the same address. */
const perHour = 60;

const named = z.object({ file: z.string().max(100) });

/** `<secret>.ics`: the ending is what some programs know a calendar by. */
const secretOf = (params: unknown) =>
  linkTokenSchema.safeParse(named.safeParse(params).data?.file.replace(/\.ics$/, ""));

type PublicContext = HttpContext & { params: unknown };

/** GET /api/leads/calendar/<secret>.ics: whoever knows the address reads it. Kept by nobody on the way. */
export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: PublicContext): Promise<void> {
    try {
      ctx.set("cache-control", "no-store");
      ctx.set("x-robots-tag", "noindex");
      const token = secretOf(ctx.params).data;
      const calendar = token === undefined ? null : await askedCalendar(strapi, token);
      if (token === undefined || !calendar) throw new AppError("PAGE_NOT_FOUND", "no calendar has this address");
      const [kept] = await touchKeys(strapi, [{ key: `calendar ${tokenHash(token)}`, value: "", seconds: 3600 }]);
      if (kept && kept.times > perHour) {
        ctx.set("retry-after", String(Math.ceil(kept.left / 1000)));
        throw new AppError("TOO_MANY_REQUESTS", "a calendar is asked for too often");
      }
      const file = await subscribedCalendar(strapi, calendar);
      ctx.set("content-type", "text/calendar; charset=utf-8");
      ctx.status = 200;
      ctx.body = file;
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
