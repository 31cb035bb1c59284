import { AppError } from "@gevel/config";
import { inTransaction, lockChanges, parseInput, endpoint, table, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../content-types/property-schema.js";
import { readJson } from "../rows/read-value.js";
import { tableOf } from "../rows/table-of.js";
import { editedFieldsSchema } from "./edited-fields.js";
import { ownedWith } from "./field-owners.js";

const params = z.object({ documentId: z.string().max(100) });
/** The fields to give back; left out, all of them. */
const request = z.strictObject({ fields: editedFieldsSchema.optional() });
const answer = z.object({ editedFields: editedFieldsSchema });

/**
 * Gives fields that staff edited back to the feed. Their values stay until the feed is next sent: what was known of it is
 * forgotten, so that it is written even when it is to the letter what it was.
 */
async function giveBack(strapi: Core.Strapi, documentId: string, fields: readonly string[] | null): Promise<string[]> {
  const { name, column } = tableOf(strapi, propertyUid);
  return await inTransaction(strapi, async ({ trx }) => {
    await lockChanges(strapi);
    const listings = () => table(strapi, trx, name).where(column("documentId"), documentId);
    const row: unknown = await listings().first();
    if (!row) throw new AppError("PROPERTY_NOT_FOUND", `there is no listing ${documentId}`);
    const edited = readJson(z.looseObject({}).parse(row)[column("editedFields")], editedFieldsSchema, []);
    const given = fields === null ? edited : ownedWith(fields);
    const left = edited.filter((field) => !given.includes(field));
    await listings().update({
      [column("editedFields")]: left.length > 0 ? JSON.stringify(left) : null,
      [column("checksum")]: null,
      [column("rawChecksum")]: null,
    });
    return left;
  });
}

type GiveBackContext = HttpContext & { params: unknown };

export const listingsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async giveBack(ctx: GiveBackContext): Promise<void> {
    await endpoint(strapi, answer, async () => {
      const { documentId } = parseInput(params, ctx.params);
      const { fields } = parseInput(request, ctx.request.body ?? {});
      return { editedFields: await giveBack(strapi, documentId, fields ?? null) };
    })(ctx);
  },
});

/** For whoever may edit listings. */
export const giveBackRoute = {
  method: "POST",
  path: "/listings/:documentId/give-back",
  handler: "listings.giveBack",
  config: {
    policies: [
      "admin::isAuthenticatedAdmin",
      {
        name: "admin::hasPermissions",
        config: { actions: [["plugin::content-manager.explorer.update", propertyUid]] },
      },
    ],
  },
};
