import { leadStates } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { doneAtOf, readLeadRow, addHistory } from "../inbox/change-lead.js";
import { currentStaffMember } from "../lead/staff-member.js";
import { leadUid } from "../lead/lead-schema.js";
import { ofLeads } from "../privacy/data-subject.js";
import { erasePersonalData } from "../privacy/erase-personal-data.js";

const change = z.object({ state: z.enum(leadStates).optional() });

/**
 * A lead is the visitor's text: in the content manager only its state can change, which is recorded in its history;
 * none can be created by hand, and deleting one erases all its data.
 */
export function protectLeads(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== leadUid) return next();
    if (context.action === "delete") {
      const { documentId } = context.params;
      const by = currentStaffMember(strapi)?.name ?? "";
      const { answer, after } = await inTransaction(strapi, async () => {
        // Read before the lead is gone.
        const dataSubject = await ofLeads(strapi, [documentId], "asked");
        const answer = await next();
        const { after } = await erasePersonalData(strapi, { ...dataSubject, leads: [documentId] }, by);
        return { answer, after };
      });
      for (const finish of after) await finish();
      return answer;
    }
    if (context.action === "create" || context.action === "clone")
      throw new errors.ValidationError("Leads come from the forms of the site and cannot be made here.");
    if (context.action === "update") {
      const { documentId } = context.params;
      const { state } = change.parse(context.params.data ?? {});
      const data: object = state === undefined ? {} : { state, doneAt: doneAtOf(state) };
      context.params.data = data;
      if (state === undefined) return next();
      return inTransaction(strapi, async () => {
        const { state: was } = await readLeadRow(strapi, documentId);
        const by = currentStaffMember(strapi)?.name ?? "";
        if (was !== state) await addHistory(strapi, { lead: documentId, kind: "state", by, was, now: state });
        return next();
      });
    }
    return next();
  });
}
