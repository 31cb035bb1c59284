import { inTransaction, lockChanges } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../content-types/owner-schema.js";
import { newDocumentId } from "../rows/new-document-id.js";
import { ensureAccounts, ownerRoleId } from "./owner-accounts.js";

const entrySchema = z.looseObject({
  source: z.string().nullish(),
  reference: z.string().nullish(),
  email: z.string().nullish(),
});
const storedSchema = z.object({ email: z.string().nullish() }).nullable();

/**
 * What staff write of an owner is completed as an import would have it: the address in lower case, and an account for an
 * address that is new. An import writes past these hooks.
 */
export function prepareOwners(strapi: Core.Strapi): void {
  const prepare = async (data: unknown, stored: z.infer<typeof storedSchema>) => {
    const entry = entrySchema.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const { source, reference, email } = entry.data;
    const address = email?.trim().toLowerCase();
    Object.assign(data, {
      ...(address !== undefined && { email: address }),
      ...((!stored || source !== undefined) && { source: source ? source : "office" }),
      ...(!stored && { reference: reference ? reference : newDocumentId() }),
    });
    if (!address || address === stored?.email) return;
    await inTransaction(strapi, async () => {
      await lockChanges(strapi);
      await ensureAccounts(strapi, [address], await ownerRoleId(strapi));
    });
  };

  strapi.db.lifecycles.subscribe({
    models: [ownerUid],
    beforeCreate: ({ params }) => prepare(params.data, null),
    async beforeUpdate({ params }) {
      const where = z.record(z.string(), z.unknown()).parse(params.where ?? {});
      const stored: unknown = await strapi.db.query(ownerUid).findOne({ where, select: ["email"] });
      await prepare(params.data, storedSchema.parse(stored));
    },
  });
}
