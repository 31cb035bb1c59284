import { formKeys, personKey } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadSearchText } from "./lead-search.js";
import { leadUid } from "./lead-schema.js";
import { leadColumns } from "./lead-columns.js";

const atOnce = 200;

const answer = z.union([z.string(), z.array(z.string())]);
const older = z.array(
  // If the form no longer exists, its field mapping is unknown.
  z.object({
    id: z.number(),
    form: z.enum(formKeys).nullable().catch(null),
    name: z.string().nullable(),
    email: z.string().nullable(),
    createdAt: z.coerce.date(),
    data: z.record(z.string(), answer).catch({}),
  }),
);

/**
 * Fills once the columns that lists, searches and retention need in leads of earlier versions: columns added since are
 * null in them, and never in leads stored by this version.
 */
export async function backfillLeadColumns(strapi: Core.Strapi): Promise<void> {
  const leads = strapi.db.query(leadUid);
  for (;;) {
    const found: unknown = await leads.findMany({
      where: { personKey: { $null: true } },
      select: ["id", "form", "name", "email", "createdAt", "data"],
      limit: atOnce,
      orderBy: { id: "asc" },
    });
    const some = older.parse(found);
    if (some.length === 0) return;
    for (const { id, form, name, email, createdAt, data } of some) {
      const { phone, message } = form === null ? { phone: "", message: "" } : leadColumns(form, data);
      const contact = { name: name ?? "", email: email ?? "", phone };
      await leads.update({
        where: { id },
        data: {
          phone,
          message,
          personKey: personKey(contact.email),
          searchText: leadSearchText(contact),
          lastContactAt: createdAt,
        },
      });
    }
  }
}
