import { Readable } from "node:stream";
import {
  assigneeChangeSchema,
  inboxFilterOptionsSchema,
  inboxFilterSchema,
  inboxQuerySchema,
  inboxSchema,
  leadUpdateResponseSchema,
  leadDetailSchema,
  newReplySchema,
  newNoteSchema,
  stateChangeSchema,
  savedResponseSchema,
} from "@gevel/config";
import { answerFailure, endpoint, parseInput, staffLanguage, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { sendAnswer } from "./answers.js";
import { changeAssignee, changeState, readLeadRow } from "./change-lead.js";
import { exportLeads } from "./export-leads.js";
import { addHistory } from "./history.js";
import { readInbox, readInboxChoices } from "./read-inbox.js";
import { readLeadDetail } from "./read-lead-detail.js";
import { requireStaffMember } from "./staff-member.js";

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ documentId: z.string().max(64) });
const leadIn = (ctx: HttpContext) => parseInput(z.object({ params: named }), ctx, "params").params.documentId;

/** FORM-11: the inbox of staff; its routes check who may. */
export const inboxController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, inboxSchema, async (ctx: HttpContext) =>
    readInbox(strapi, parseInput(inboxQuerySchema, ctx.query, "query"), requireStaffMember(strapi).id),
  ),
  choices: endpoint(strapi, inboxFilterOptionsSchema, async () => readInboxChoices(strapi)),
  one: endpoint(strapi, leadDetailSchema, async (ctx: HttpContext) => readLeadDetail(strapi, leadIn(ctx))),
  state: endpoint(strapi, leadUpdateResponseSchema, async (ctx: HttpContext) =>
    changeState(strapi, leadIn(ctx), parseInput(stateChangeSchema, ctx.request.body)),
  ),
  assignee: endpoint(strapi, leadUpdateResponseSchema, async (ctx: HttpContext) =>
    changeAssignee(strapi, leadIn(ctx), parseInput(assigneeChangeSchema, ctx.request.body)),
  ),
  note: endpoint(strapi, savedResponseSchema, async (ctx: HttpContext) => {
    const { key, text } = parseInput(newNoteSchema, ctx.request.body);
    const { documentId } = await readLeadRow(strapi, leadIn(ctx));
    await addHistory(strapi, {
      lead: documentId,
      kind: "note",
      by: requireStaffMember(strapi).name,
      was: "",
      now: text,
      key,
    });
    return { saved: true as const };
  }),
  answer: endpoint(strapi, savedResponseSchema, async (ctx: HttpContext) => {
    await sendAnswer(strapi, leadIn(ctx), parseInput(newReplySchema, ctx.request.body));
    return { saved: true as const };
  }),

  async export(ctx: AdminContext): Promise<void> {
    try {
      const filter = parseInput(inboxFilterSchema, ctx.query, "query");
      const language = staffLanguage(strapi) ?? "en";
      const lines = exportLeads(strapi, { filter, me: requireStaffMember(strapi).id, language });
      ctx.status = 200;
      ctx.set("content-type", "text/csv; charset=utf-8");
      ctx.set("content-disposition", 'attachment; filename="leads.csv"');
      ctx.set("cache-control", "no-store");
      ctx.body = Readable.from(lines, { objectMode: false });
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
