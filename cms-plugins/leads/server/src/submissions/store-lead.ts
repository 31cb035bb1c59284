import {
  AppError,
  formKeys,
  forms,
  formSchema,
  type Lead,
  type LeadResponse,
  type FormKey,
  belgianDay,
  mailKindsOfForm,
} from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { enqueueAll } from "../outbox/enqueue-mails.js";
import { leadUid } from "../lead/lead-schema.js";
import type { LeadEffect, QueuedMail, RepeatedLeadEffect } from "../lead/lead-effect.js";
import { requestSubscriptions } from "../subscriptions/request-subscriptions.js";
import { toLeadRow, storeInBatch } from "./store-in-batch.js";
import { rebookAppointment, bookAppointment } from "../appointments/book-appointment.js";
import { renewDocuments, offerDocuments } from "../documents/offer-documents.js";
import { mailSources } from "../mail/mail-sources.js";

/** FORM-10: what a customer wrote waits among the testimonials of the site until staff approve it. Their last name and mail stay here. */
const draftTestimonial: LeadEffect = async (strapi, { form, language, data }) => {
  const answer = (name: string) => [data[name] ?? ""].flat()[0]?.trim() ?? "";
  const testimonial = {
    language,
    firstName: answer("firstName"),
    city: answer("city"),
    text: answer("testimonial"),
    rating: Number(answer("rating")),
    fileReference: answer("fileReference"),
    day: belgianDay(new Date()),
  };
  return async (lead) => {
    await mailSources(strapi).saveTestimonial({ ...testimonial, lead });
    return mailKindsOfForm(form).map((kind) => ({ kind }));
  };
};

/** Forms that bring about more than mails. */
const effects: Partial<Record<FormKey, LeadEffect>> = {
  "contact-appointment": bookAppointment,
  "document-request": offerDocuments,
  testimonial: draftTestimonial,
};

/** Forms whose repeated submission may have a new effect. */
const repeated: Partial<Record<FormKey, RepeatedLeadEffect>> = {
  "contact-appointment": rebookAppointment,
  "document-request": renewDocuments,
};

const effectOf = (form: FormKey): LeadEffect | null => effects[form] ?? null;
const repeatOf = (form: FormKey): RepeatedLeadEffect | null => repeated[form] ?? null;

const schemas = new Map(formKeys.map((form) => [form, formSchema(forms[form])]));

const stored = z.object({ documentId: z.string() });

/** Validates the form's rules again: a caller with the secret may still send wrong data. */
function checkedData({ form, data }: Lead): Lead["data"] {
  const lists = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === "string" ? [value] : value]),
  );
  const parsed = (schemas.get(form) ?? formSchema(forms[form])).safeParse(lists);
  if (parsed.success) return parsed.data;
  throw new AppError(
    "INVALID_INPUT",
    `a ${form} that breaks its own rules`,
    parsed.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message })),
  );
}

async function findByKey(strapi: Core.Strapi, key: string): Promise<string | null> {
  const found: unknown = await strapi.db.query(leadUid).findOne({ where: { key }, select: ["documentId"] });
  return found ? stored.parse(found).documentId : null;
}

const enqueue = (strapi: Core.Strapi, lead: string, mails: readonly QueuedMail[]) =>
  enqueueAll(
    strapi,
    mails.map((mail) => ({ ...mail, lead })),
  );

/** A repeated lead: whether it had a new effect all the same. */
async function repeat(strapi: Core.Strapi, lead: Lead, id: string): Promise<LeadResponse> {
  const runEffect = await repeatOf(lead.form)?.(strapi, lead);
  if (!runEffect) return { id, created: false };
  const attempt = () =>
    inTransaction(strapi, async () => {
      const mails = await runEffect(id);
      if (mails) await enqueue(strapi, id, mails);
      return mails !== null;
    });
  // Of two concurrent attempts the unique index admits one; the other tries again and finds nothing to do.
  return { id, created: await attempt().catch(attempt) };
}

/** Stores a lead with further effects, in a transaction of its own. */
async function storeAlone(strapi: Core.Strapi, lead: Lead, effect: LeadEffect): Promise<LeadResponse> {
  const known = await findByKey(strapi, lead.key);
  if (known) return repeat(strapi, lead, known);
  const runEffect = await effect(strapi, lead);
  try {
    const { form, language, data } = lead;
    const id = await inTransaction(strapi, async () => {
      const row = toLeadRow(lead);
      const made: unknown = await strapi.db.query(leadUid).create({ data: row });
      const { documentId } = stored.parse(made);
      await requestSubscriptions(strapi, { lead: documentId, form, language, email: row.email, data });
      await enqueue(strapi, documentId, await runEffect(documentId));
      return documentId;
    });
    return { id, created: true };
  } catch (cause) {
    // Of two concurrent requests the unique index admitted the other.
    const other = await findByKey(strapi, lead.key);
    if (other) return { id: other, created: false };
    throw cause;
  }
}

/** FORM-4, FORM-5: one row a submission with its mails, however often and however much at once it is sent. */
export async function storeLead(strapi: Core.Strapi, lead: Lead): Promise<LeadResponse> {
  const checked = { ...lead, data: checkedData(lead) };
  const effect = effectOf(lead.form);
  return effect ? storeAlone(strapi, checked, effect) : storeInBatch(strapi, checked);
}
