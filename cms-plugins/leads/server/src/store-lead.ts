import { AppError, forms, formSchema, type Lead, type LeadAnswer } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "./lead-schema.js";

const stored = z.object({ documentId: z.string() });

const textOf = (value: Lead["data"][string] | undefined) => (typeof value === "string" ? value : "");

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

/** FORM-4, FORM-5: one row a submission, however often and however much at once it is sent. */
export async function storeLead(strapi: Core.Strapi, lead: Lead): Promise<LeadAnswer> {
  const data = checkedData(lead);
  const known = await findByKey(strapi, lead.key);
  if (known) return { id: known, created: false };
  const name = [textOf(data.firstName), textOf(data.lastName)].filter(Boolean).join(" ");
  try {
    const { form, language, page, privacyVersion, key, listing } = lead;
    const row: unknown = await inTransaction(strapi, () =>
      strapi.db.query(leadUid).create({
        data: {
          name,
          email: textOf(data.email),
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
      }),
    );
    return { id: stored.parse(row).documentId, created: true };
  } catch (cause) {
    // Two at the same moment: the unique index let one in, and this is the other.
    const other = await findByKey(strapi, lead.key);
    if (other) return { id: other, created: false };
    throw cause;
  }
}
