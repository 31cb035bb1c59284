import { AppError, forms, formSchema, personKey, type Lead, type LeadAnswer } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { leadSearchText } from "../lead/lead-search.js";
import { leadUid } from "../lead/lead-schema.js";
import { listedParts } from "../lead/listed-parts.js";
import type { QueuedMail } from "./lead-effect.js";
import { effectOf, repeatOf } from "./lead-effects.js";
import { askSubscriptions } from "../subscriptions/ask-subscriptions.js";

const stored = z.object({ documentId: z.string() });

/** The form's own rules once more: whoever has the secret may still be wrong. */
function checkedData({ form, data }: Lead): Lead["data"] {
  const lists = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === "string" ? [value] : value]),
  );
  const parsed = formSchema(forms[form]).safeParse(lists);
  if (parsed.success) return parsed.data;
  throw new AppError(
    "INVALID_INPUT",
    `a ${form} that its own rules refuse`,
    parsed.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message })),
  );
}

async function findByKey(strapi: Core.Strapi, key: string): Promise<string | null> {
  const found: unknown = await strapi.db.query(leadUid).findOne({ where: { key }, select: ["documentId"] });
  return found ? stored.parse(found).documentId : null;
}

async function enqueue(strapi: Core.Strapi, lead: string, mails: readonly QueuedMail[]): Promise<void> {
  for (const { kind, part } of mails) await enqueueMails(strapi, lead, [kind], part);
}

/** One that is known: whether it brought about something anew all the same. */
async function repeat(strapi: Core.Strapi, lead: Lead, id: string): Promise<LeadAnswer> {
  const bringAbout = await repeatOf(lead.form)?.(strapi, lead);
  if (!bringAbout) return { id, created: false };
  const attempt = () =>
    inTransaction(strapi, async () => {
      const mails = await bringAbout(id);
      if (mails) await enqueue(strapi, id, mails);
      return mails !== null;
    });
  // Two at the same moment: a unique index let one in; the other looks again, and finds it done.
  return { id, created: await attempt().catch(attempt) };
}

/** FORM-4, FORM-5: one row a submission with its mails, however often and however much at once it is sent. */
export async function storeLead(strapi: Core.Strapi, lead: Lead): Promise<LeadAnswer> {
  const data = checkedData(lead);
  const known = await findByKey(strapi, lead.key);
  if (known) return repeat(strapi, { ...lead, data }, known);
  const bringAbout = await effectOf(lead.form)(strapi, { ...lead, data });
  try {
    const { form, language, page, privacyVersion, key, listing, sentAt } = lead;
    const listed = listedParts(form, data);
    const id = await inTransaction(strapi, async () => {
      const row: unknown = await strapi.db.query(leadUid).create({
        data: {
          ...listed,
          personKey: personKey(listed.email),
          searchText: leadSearchText(listed),
          lastContactAt: sentAt ?? new Date().toISOString(),
          sentAt: sentAt ?? null,
          form,
          state: "new",
          language,
          page,
          listingId: listing?.id ?? null,
          listingReference: listing?.reference ?? null,
          privacyVersion,
          key,
          data,
        },
      });
      const { documentId } = stored.parse(row);
      await askSubscriptions(strapi, { lead: documentId, form, language, email: listed.email, data });
      await enqueue(strapi, documentId, await bringAbout(documentId));
      return documentId;
    });
    return { id, created: true };
  } catch (cause) {
    // Two at the same moment: the unique index let one in, and this is the other.
    const other = await findByKey(strapi, lead.key);
    if (other) return { id: other, created: false };
    throw cause;
  }
}
