import { calendarUidOfLead, forms, type Lead } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { offeredSlots } from "~/appointments/shown-slots.server";
import type { IntakeResult } from "../lead-intake";
import type { Receipt } from "./receipt";

type Context = Pick<AppLoadContext, "replica">;

interface Sent {
  lead: Lead;
  /** Address of the thank-you page. */
  page: string;
  result: IntakeResult;
}

/** FORM-13: what the thank-you page repeats of a lead. */
export function makeReceipt(context: Context, { lead, page, result }: Sent, now = new Date()): Receipt {
  const { form, data } = lead;
  return {
    form,
    page,
    sentAt: now.getTime(),
    listing: listingOf(context, lead),
    project: projectOf(context, lead),
    member: lead.member ?? null,
    // While the CMS is away a slot is asked for and not taken: there is nothing for a calendar yet.
    slot: result === "queued" ? null : slotOf(context, lead),
    values: forms[form].fields.flatMap(({ name }): Receipt["values"] => {
      const values = [data[name] ?? []].flat().filter((value) => value !== "");
      return values.length > 0 ? [[name, values, 0]] : [];
    }),
  };
}

function listingOf({ replica }: Context, { listing, language }: Lead): Receipt["listing"] {
  const card = listing && replica.catalog.card(listing.id, language);
  if (!listing || !card) return null;
  const { title, typeName, city, goal } = card;
  return { id: listing.id, title: title || typeName, place: city, goal, reference: listing.reference };
}

function projectOf({ replica }: Context, { project }: Lead): Receipt["project"] {
  if (!project) return null;
  return { id: project.id, title: project.name, place: replica.projects.find(project.id)?.city ?? "" };
}

function slotOf(context: Context, { data, key, language }: Lead): Receipt["slot"] {
  const chosen = [data["slot"] ?? ""].flat()[0] ?? "";
  const slot = chosen === "" ? null : offeredSlots(context, language).find((offered) => offered.key === chosen);
  return slot ? { day: slot.day, from: slot.from, until: slot.until, uid: calendarUidOfLead(key) } : null;
}
