import {
  AppError,
  monthOf,
  reportAcceptedSchema,
  reportBoardQuerySchema,
  reportBoardSchema,
  reportGenerationSchema,
  reportPlanSchema,
} from "@gevel/config";
import { answerFailure, endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportsJob } from "../job/reports-job.js";
import { sendPdf } from "../send-pdf.js";
import { requestMonth, writePlan } from "../stored/report-plan.js";
import { reportById } from "../stored/stored-reports.js";
import { readBoard } from "./read-board.js";
import { sendAgain } from "./send-again.js";

type AdminContext = HttpContext & { params: unknown; state: unknown };

const numbered = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "is no number")
    .transform(Number),
});

const member = z.object({
  user: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish(), email: z.string() }),
});

function nameOf({ state }: AdminContext): string {
  const { user } = member.parse(state);
  return [user.firstname, user.lastname].filter(Boolean).join(" ") || user.email;
}

/** The board of the admin; its routes check who may. */
export const reportsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  board: endpoint(strapi, reportBoardSchema, async (ctx) =>
    readBoard(strapi, parseInput(reportBoardQuerySchema, ctx.query, "query").month, new Date()),
  ),

  async make(ctx: AdminContext) {
    await endpoint(strapi, reportAcceptedSchema, async () => {
      const { month } = parseInput(reportGenerationSchema, ctx.request.body);
      // A report never changes: one of a month that is not over would lack the rest of it for good.
      if (month >= monthOf(new Date()))
        throw new AppError("INVALID_INPUT", `${month} is not over`, [{ field: "month", message: "is not over yet" }]);
      await requestMonth(strapi, { month, by: nameOf(ctx) });
      reportsJob.wake(strapi);
      return { accepted: true as const };
    })(ctx);
  },

  async again(ctx: AdminContext) {
    await endpoint(strapi, reportAcceptedSchema, async () => {
      const { id } = parseInput(numbered, ctx.params, "params");
      await sendAgain(strapi, id, { now: new Date(), by: nameOf(ctx) });
      return { accepted: true as const };
    })(ctx);
  },

  plan: endpoint(strapi, reportPlanSchema, async (ctx) => {
    const plan = parseInput(reportPlanSchema, ctx.request.body);
    await writePlan(strapi, plan);
    reportsJob.wake(strapi);
    return plan;
  }),

  async file(ctx: AdminContext) {
    try {
      const report = await reportById(strapi, parseInput(numbered, ctx.params, "params").id);
      if (!report) throw new AppError("PAGE_NOT_FOUND", "there is no such report");
      sendPdf(ctx, report);
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
