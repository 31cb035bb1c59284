import { lockChanges } from "@gevel/change-log";
import { inTransaction, newDocumentId } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";
import { duplicateReferenceError } from "../items/unique-fields.js";
import { dropAccounts, ensureAccounts, ownerRoleId } from "./owner-accounts.js";

const text = z.string().nullish();
const entrySchema = z.looseObject({ source: text, reference: text, email: text });
const storedSchema = z.object({ id: z.number(), source: text, reference: text, email: text });
type Stored = z.infer<typeof storedSchema>;

/** The values staff typed, completed as an import would. */
function completed(entry: z.infer<typeof entrySchema>, stored: Stored | null) {
  const { source, reference, email } = entry;
  return {
    ...((!stored || source !== undefined) && { source: source ? source : "office" }),
    ...((!stored || reference !== undefined) && { reference: reference ? reference : newDocumentId() }),
    ...(email && { email: email.trim().toLowerCase() }),
  };
}

/**
 * Checks and completes owners that staff save; a new email gets an account, and one that no owner has any more loses
 * its account. Imports bypass these hooks.
 */
export function registerOwnerHooks(strapi: Core.Strapi): void {
  const rejectDuplicate = async ({ source, reference }: Partial<Stored>, id: number) => {
    const other: unknown = await strapi.db.query(ownerUid).findOne({ where: { source, reference, id: { $ne: id } } });
    if (other) throw duplicateReferenceError(strapi);
  };

  const prepare = async (data: unknown, stored: Stored | null) => {
    const entry = entrySchema.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const changes = completed(entry.data, stored);
    Object.assign(data, changes);
    const { email } = changes;
    await inTransaction(strapi, async () => {
      await lockChanges(strapi);
      await rejectDuplicate({ ...stored, ...changes }, stored?.id ?? 0);
      if (email !== undefined && email !== stored?.email)
        await ensureAccounts(strapi, [email], await ownerRoleId(strapi));
    });
  };

  const stored = async ({ where }: { where?: unknown }) => {
    const meant = z.record(z.string(), z.unknown()).parse(where ?? {});
    return z.array(storedSchema).parse(await strapi.db.query(ownerUid).findMany({ where: meant }));
  };
  const noteAddresses = async ({ params, state }: { params: { where?: unknown }; state: object }) => {
    const emails = (await stored(params)).flatMap(({ email }) => (email ? [email] : []));
    Object.assign(state, { emails });
  };
  const settle = async ({ state }: { state: object }) => {
    const { emails } = z.object({ emails: z.array(z.string()) }).parse(state);
    await inTransaction(strapi, () => dropAccounts(strapi, emails));
  };

  strapi.db.lifecycles.subscribe({
    models: [ownerUid],
    beforeCreate: ({ params }) => prepare(params.data, null),
    async beforeUpdate({ params, state }) {
      await noteAddresses({ params, state });
      const [owner] = await stored(params);
      if (owner) await prepare(params.data, owner);
    },
    afterUpdate: settle,
    beforeDelete: noteAddresses,
    beforeDeleteMany: noteAddresses,
    afterDelete: settle,
    afterDeleteMany: settle,
  });
}
