import {
  AppError,
  monthOf,
  reportAcceptedSchema,
  reportBoardQuerySchema,
  reportBoardSchema,
  reportGenerationSchema,
  reportPlanSchema,
  personKey,
  lastDueMonth,
  monthBefore,
  reportDueAt,
  type ReportBoard,
  type ReportBoardRow,
} from "@gevel/config";
import { answerFailure, endpoint, parseInput, type HttpContext, inTransaction, readJob } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportsJob, owedOf } from "../job/reports-job.js";
import { sendPdf } from "../send-pdf.js";
import { requestMonth, writePlan, readPlan } from "../stored/report-plan.js";
import {
  reportById,
  deliveriesOfMonth,
  deliveryById,
  saveDelivery,
  reportsOfMonth,
  type DeliveryRow,
  type ReportRow,
} from "../stored/stored-reports.js";
import { mailDelivery, mailedStates, type MailedState } from "../mail/report-mails.js";
import { reportSources } from "../report-sources.js";
import { dueReports, type DueListing } from "../collect/due-reports.js";

/** The board goes back this far; older months are requested by name. */
const maxMonths = 24;

const iso = (at: number) => new Date(at).toISOString();

interface Known {
  due: readonly DueListing[];
  reports: readonly ReportRow[];
  deliveries: readonly DeliveryRow[];
  mailed: ReadonlyMap<number, MailedState>;
}

function rowOf(home: number, name: { title: string; reference: string }, known: Known): ReportBoardRow {
  const due = known.due.find((each) => each.home === home);
  const reports = known.reports.filter((report) => report.home === home);
  return {
    ...{ home, ...name },
    reports: reports.map(({ id, language, made_at, made_by, sha256 }) => ({
      ...{ id, language, sha256, madeAt: iso(made_at), madeBy: made_by },
    })),
    deliveries: known.deliveries
      .filter((delivery) => delivery.home === home)
      .map(({ id, name: to, email, way, at, by, report }) => {
        const mailed = known.mailed.get(id);
        return {
          ...{ id, name: to, email, at: iso(at), by },
          language: reports.find((each) => each.id === report)?.language ?? "nl",
          // A mail that is no longer written down was sent so long ago that its row was erased.
          state: way === "portal" ? ("portal" as const) : (mailed?.state ?? ("sent" as const)),
          problem: mailed?.problem ?? "",
        };
      }),
    owed: due ? owedOf(due, known.deliveries).map(({ name: to, email }) => ({ name: to, email })) : [],
  };
}

/** Listings on offer without an owner, whose report nobody would get. */
async function countOwnerless(strapi: Core.Strapi): Promise<number> {
  const sources = reportSources(strapi);
  const owned = new Set((await sources.owners()).flatMap(({ homes }) => [...homes]));
  return (await sources.offered()).filter((home) => !owned.has(home)).length;
}

function monthsFrom(first: string, last: string): string[] {
  const months = [last];
  for (let month = monthBefore(last); month >= first && months.length < maxMonths; month = monthBefore(month))
    months.push(month);
  return months;
}

/** A month's reports for staff: which are due, which were made and what became of them. */
async function readBoard(strapi: Core.Strapi, requested: string | undefined, now: Date): Promise<ReportBoard> {
  const { firstMonth, requested: requestedMonth, ...plan } = await readPlan(strapi);
  const job = await readJob(strapi, reportsJob.name);
  // Last month's reports can be made by hand before their day.
  const last = monthBefore(monthOf(now));
  const month = requested ?? last;
  const due = await dueReports(strapi, month);
  const deliveries = await deliveriesOfMonth(strapi, month);
  const mailed = await mailedStates(
    strapi,
    deliveries.filter(({ way }) => way === "mail").map(({ id }) => id),
  );
  const known = { due, reports: await reportsOfMonth(strapi, month), deliveries, mailed };
  const homes = [...new Set([...due.map(({ home }) => home), ...known.reports.map(({ home }) => home)])];
  const names = new Map((await reportSources(strapi).names(homes)).map(({ home, ...name }) => [home, name]));
  const rows = homes.map((home) => rowOf(home, names.get(home) ?? { title: "", reference: String(home) }, known));
  return {
    ...{ month, months: monthsFrom(firstMonth < last ? firstMonth : last, last), plan, rows },
    dueAt: reportDueAt(month, plan).toISOString(),
    // Months before the first are never overdue, since nothing was counted; staff may request their reports all the
    // same.
    overdue: month >= firstMonth && month <= lastDueMonth(now, plan) && rows.some(({ owed }) => owed.length > 0),
    making: (job !== null && job.held_until > now.getTime()) || requestedMonth !== null,
    ownerless: await countOwnerless(strapi),
  };
}

/** The same report once more, by mail, to the address that its owner has now. */
async function sendAgain(strapi: Core.Strapi, id: number, { now, by }: { now: Date; by: string }): Promise<void> {
  const before = await deliveryById(strapi, id);
  const [owner] = before ? await reportSources(strapi).owners(before.owner) : [];
  if (!before || !owner) throw new AppError("PERSON_NOT_FOUND", "the recipient is no longer an owner");
  const email = personKey(owner.email);
  await inTransaction(strapi, async () => {
    const turns = (await deliveriesOfMonth(strapi, before.month))
      .filter((each) => each.home === before.home && each.email === email)
      .map(({ turn }) => turn);
    const { report, home, month, owner: entry } = before;
    const to = { report, home, month, owner: entry, email, name: owner.name };
    const sent = await saveDelivery(strapi, {
      ...{ ...to, way: "mail" as const, at: now.getTime(), by },
      turn: Math.max(0, ...turns) + 1,
    });
    // Null if another member of staff pressed the same button at the same time.
    if (sent !== null) await mailDelivery(strapi, sent);
  });
}

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

/** The admin's board of reports; its routes check permissions. */
export const reportsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  board: endpoint(strapi, reportBoardSchema, async (ctx) =>
    readBoard(strapi, parseInput(reportBoardQuerySchema, ctx.query, "query").month, new Date()),
  ),

  async make(ctx: AdminContext) {
    await endpoint(strapi, reportAcceptedSchema, async () => {
      const { month } = parseInput(reportGenerationSchema, ctx.request.body);
      // A report never changes: one of a month that is not over would stay incomplete for good.
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
