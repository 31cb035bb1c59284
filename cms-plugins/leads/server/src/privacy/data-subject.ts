import { personKey, type DataSubject } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";

const rows = z.array(
  z.object({ documentId: z.string(), name: z.string().nullable(), listingId: z.number().nullable() }),
);

async function leadsWhere(strapi: Core.Strapi, where: object): Promise<Pick<DataSubject, "leads" | "enquiries">> {
  const select = ["documentId", "name", "listingId"];
  const found: unknown = await strapi.db.query(leadUid).findMany({ where, select, orderBy: { id: "asc" } });
  const leads = rows.parse(found);
  return {
    leads: leads.map(({ documentId }) => documentId),
    enquiries: leads.flatMap(({ name, listingId: listing }) => (name && listing ? [{ listing, name }] : [])),
  };
}

/** The person of an address, whatever its spelling. */
export async function personOf(strapi: Core.Strapi, typed: string): Promise<DataSubject & { address: string }> {
  const address = personKey(typed);
  return { address, ...(await leadsWhere(strapi, { personKey: address })), reason: "asked" };
}

/** Only what belongs to these leads. */
export const ofLeads = async (
  strapi: Core.Strapi,
  documentIds: readonly string[],
  reason: DataSubject["reason"],
): Promise<DataSubject> => ({
  address: null,
  ...(await leadsWhere(strapi, { documentId: { $in: [...documentIds] } })),
  reason,
});
