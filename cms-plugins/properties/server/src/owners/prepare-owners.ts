import { lockChanges } from "@gevel/change-feed";
import { inTransaction, newDocumentId } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";
import { referenceTaken } from "../items/only-once.js";
import { ensureAccounts, ownerRoleId } from "./owner-accounts.js";

const text = z.string().nullish();
const entrySchema = z.looseObject({ source: text, reference: text, email: text });
const storedSchema = z.object({ id: z.number(), source: text, reference: text, email: text });
type Stored = z.infer<typeof storedSchema>;

/** What staff typed, completed as an import would have it. */
function completed(entry: z.infer<typeof entrySchema>, stored: Stored | null) {
  const { source, reference, email } = entry;
  return {
    ...((!stored || source !== undefined) && { source: source ? source : "office" }),
    ...((!stored || reference !== undefined) && { reference: reference ? reference : newDocumentId() }),
    ...(email && { email: email.trim().toLowerCase() }),
  };
}

/**
 * What staff write of an owner is checked and completed, and an address that is new gets an account. An import writes past
 * these hooks.
 */
export function prepareOwners(strapi: Core.Strapi): void {
  const refuseTwice = async ({ source, reference }: Partial<Stored>, id: number) => {
    const other: unknown = await strapi.db.query(ownerUid).findOne({ where: { source, reference, id: { $ne: id } } });
    if (other) throw referenceTaken(strapi);
  };

  const prepare = async (data: unknown, stored: Stored | null) => {
    const entry = entrySchema.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const changes = completed(entry.data, stored);
    Object.assign(data, changes);
    const { email } = changes;
    await inTransaction(strapi, async () => {
      await lockChanges(strapi);
      await refuseTwice({ ...stored, ...changes }, stored?.id ?? 0);
      if (email !== undefined && email !== stored?.email)
        await ensureAccounts(strapi, [email], await ownerRoleId(strapi));
    });
  };

  strapi.db.lifecycles.subscribe({
    models: [ownerUid],
    beforeCreate: ({ params }) => prepare(params.data, null),
    async beforeUpdate({ params }) {
      const where = z.record(z.string(), z.unknown()).parse(params.where ?? {});
      const stored: unknown = await strapi.db.query(ownerUid).findOne({ where });
      if (stored) await prepare(params.data, storedSchema.parse(stored));
    },
  });
}
