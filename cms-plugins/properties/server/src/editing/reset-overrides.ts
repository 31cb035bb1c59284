import { AppError } from "@gevel/config";
import { lockChanges } from "@gevel/change-log";
import { endpoint, inTransaction, parseInput, table, tableOf, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { projectUid, propertyUid } from "../rows/content-type-uids.js";
import { readJson } from "../rows/read-value.js";
import { editedFieldsSchema } from "../ownership/edited-fields.js";
import { ownedWith } from "../ownership/field-owners.js";
import { fieldOwnersByType } from "./field-owners-by-type.js";

const params = z.object({ documentId: z.string().max(100) });
/** The fields to reset; all if left out. */
const request = z.strictObject({ fields: editedFieldsSchema.optional() });
const answer = z.object({ editedFields: editedFieldsSchema });

/**
 * Resets fields that staff edited, so that imports write them again. Their values stay until the next delivery; the
 * stored checksum is cleared, so that even an unchanged item is written.
 */
async function resetOverrides(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  fields: readonly string[] | null,
): Promise<string[]> {
  const { name, column } = tableOf(strapi, uid);
  return await inTransaction(strapi, async ({ trx }) => {
    await lockChanges(strapi);
    const entry = () => table(strapi, trx, name).where(column("documentId"), documentId);
    const row: unknown = await entry().first();
    if (!row) throw new AppError("PROPERTY_NOT_FOUND", `there is no ${uid} ${documentId}`);
    const edited = readJson(z.looseObject({}).parse(row)[column("editedFields")], editedFieldsSchema, []);
    const given = fields === null ? edited : ownedWith(fields, fieldOwnersByType.get(uid) ?? {});
    const left = edited.filter((field) => !given.includes(field));
    await entry().update({
      [column("editedFields")]: left.length > 0 ? JSON.stringify(left) : null,
      [column("checksum")]: null,
      [column("rawChecksum")]: null,
    });
    return left;
  });
}

type ResetContext = HttpContext & { params: unknown };

const controllerOf =
  (uid: string) =>
  ({ strapi }: { strapi: Core.Strapi }) => ({
    async resetOverrides(ctx: ResetContext): Promise<void> {
      await endpoint(strapi, answer, async () => {
        const { documentId } = parseInput(params, ctx.params);
        const { fields } = parseInput(request, ctx.request.body ?? {});
        return { editedFields: await resetOverrides(strapi, { uid, documentId }, fields ?? null) };
      })(ctx);
    },
  });

export const listingsController = controllerOf(propertyUid);
export const projectsController = controllerOf(projectUid);

const routeOf = (name: string, uid: string) => ({
  method: "POST",
  path: `/${name}/:documentId/reset-overrides`,
  handler: `${name}.resetOverrides`,
  config: {
    policies: [
      "admin::isAuthenticatedAdmin",
      { name: "admin::hasPermissions", config: { actions: [["plugin::content-manager.explorer.update", uid]] } },
    ],
  },
});

/** For users with permission to edit the entry. */
export const resetOverridesRoutes = [routeOf("listings", propertyUid), routeOf("projects", projectUid)];
