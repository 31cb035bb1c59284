import { AppError, ownReportsSchema, personKey, reportPreferenceSchema } from "@gevel/config";
import { answerFailure, endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { sessionEmail, type PortalContext } from "../../portal/session-email.js";
import { portalSources } from "../../sources/portal-sources.js";
import { reportSources } from "../report-sources.js";
import { sendPdf } from "../send-pdf.js";
import { reportOfPerson, reportsOfPerson } from "../stored/reports-of-person.js";

const idSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

async function listOf(strapi: Core.Strapi, email: string) {
  const reports = await reportsOfPerson(strapi, email);
  const mine = new Map<number, boolean>();
  for (const home of new Set(reports.map((report) => report.home)))
    mine.set(home, await portalSources(strapi).owns(email, home));
  return {
    wish: (await reportSources(strapi).preferenceOf(email)) ?? "mail",
    reports: reports
      .filter(({ home }) => mine.get(home))
      .map(({ id, home, matter }) => ({
        ...{ id, home, title: matter.home.title, place: matter.home.place },
        ...{ month: matter.month, language: matter.language, madeOn: matter.madeOn },
      })),
  };
}

/** The same for a report of another, for none, and for what is no number (OWNER-3). */
async function ownReport(strapi: Core.Strapi, ctx: PortalContext) {
  const email = sessionEmail(ctx);
  const { success, data } = idSchema.safeParse(ctx.params);
  const report = await reportOfPerson(strapi, email, success ? Number(data.id) : 0);
  // Queried in any case, so that all responses take the same time.
  const owns = await portalSources(strapi).owns(email, report?.home ?? 0);
  if (!report || !owns) throw new AppError("PAGE_NOT_FOUND", "the report is not the owner's");
  return report;
}

/** OWNER-8: an owner's reports and their report settings. */
export const ownReportsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, ownReportsSchema, async () => listOf(strapi, personKey(sessionEmail(ctx))))(ctx);
  },

  async file(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    try {
      sendPdf(ctx, await ownReport(strapi, ctx));
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },

  async wish(ctx: PortalContext & HttpContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, reportPreferenceSchema, async () => {
      const email = personKey(sessionEmail(ctx));
      const { wish } = parseInput(reportPreferenceSchema, ctx.request.body);
      const { preferenceOf, setPreference } = reportSources(strapi);
      if ((await preferenceOf(email)) === null) throw new AppError("PERSON_NOT_FOUND", "there is no such owner");
      await setPreference(email, wish);
      return { wish };
    })(ctx);
  },
});
