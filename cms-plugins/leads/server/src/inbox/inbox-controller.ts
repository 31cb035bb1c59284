import { Readable } from "node:stream";
import {
  assigneeChangeSchema,
  inboxChoicesSchema,
  inboxFilterSchema,
  inboxQuerySchema,
  inboxSchema,
  leadChangedSchema,
  leadDetailSchema,
  newAnswerSchema,
  newNoteSchema,
  stateChangeSchema,
  writtenSchema,
} from "@gevel/config";
import { answerFailure, endpoint, parseInput, staffLanguage, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { sendAnswer } from "./answers.js";
import { changeAssignee, changeState, leadRowOf } from "./change-lead.js";
import { exportLeads } from "./export-leads.js";
import { addHistory } from "./history.js";
import { readInbox, readInboxChoices } from "./read-inbox.js";
import { readLeadDetail } from "./read-lead-detail.js";
import { whoAsks } from "./staff-member.js";

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ documentId: z.string().max(64) });
const leadIn = (ctx: HttpContext) => parseInput(z.object({ params: named }), ctx, "params").params.documentId;

/** FORM-11: the inbox of staff; its routes check who may. */
export const inboxController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, inboxSchema, async (ctx: HttpContext) =>
    readInbox(strapi, parseInput(inboxQuerySchema, ctx.query, "query"), whoAsks(strapi).id),
  ),
  choices: endpoint(strapi, inboxChoicesSchema, async () => readInboxChoices(strapi)),
  one: endpoint(strapi, leadDetailSchema, async (ctx: HttpContext) => readLeadDetail(strapi, leadIn(ctx))),
  state: endpoint(strapi, leadChangedSchema, async (ctx: HttpContext) =>
    changeState(strapi, leadIn(ctx), parseInput(stateChangeSchema, ctx.request.body)),
  ),
  assignee: endpoint(strapi, leadChangedSchema, async (ctx: HttpContext) =>
    changeAssignee(strapi, leadIn(ctx), parseInput(assigneeChangeSchema, ctx.request.body)),
  ),
  note: endpoint(strapi, writtenSchema, async (ctx: HttpContext) => {
    const { key, text } = parseInput(newNoteSchema, ctx.request.body);
    const { documentId } = await leadRowOf(strapi, leadIn(ctx));
    await addHistory(strapi, { lead: documentId, kind: "note", by: whoAsks(strapi).name, was: "", now: text, key });
    return { kept: true as const };
  }),
  answer: endpoint(strapi, writtenSchema, async (ctx: HttpContext) => {
    await sendAnswer(strapi, leadIn(ctx), parseInput(newAnswerSchema, ctx.request.body));
    return { kept: true as const };
  }),

  async export(ctx: AdminContext): Promise<void> {
    try {
      const filter = parseInput(inboxFilterSchema, ctx.query, "query");
      const language = staffLanguage(strapi) ?? "en";
      const lines = exportLeads(strapi, { filter, me: whoAsks(strapi).id, language });
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
