import { restoredSchema, restoreRequestSchema, versionDetailSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { answer, read, type AdminContext } from "../staff/admin-context.js";
import { allowedOn, type Allowed } from "../staff/permissions.js";
import { notFoundError, notAllowedError } from "../staff/errors.js";
import { memberName } from "../staff/current-publisher.js";
import { publishedTypes } from "../types/published-types.js";
import { restoreVersion } from "./restore-version.js";
import { oldParts, versionDetail } from "./version-detail.js";
import { versionById } from "./version-rows.js";

const params = z.object({ id: z.coerce.number().int().positive() });
const member = z.object({
  user: z.object({
    id: z.number(),
    ...{ firstname: z.string().nullish(), lastname: z.string().nullish(), email: z.string().nullish() },
  }),
});

export const versionsController = ({ strapi }: { strapi: Core.Strapi }) => {
  async function loadVersion(ctx: AdminContext) {
    const version = await versionById(strapi, read(params, ctx.params).id);
    const type = version && publishedTypes(strapi).get(version.uid);
    const entry = version && { documentId: version.document, locale: version.locale };
    const allowed = type && entry && (await allowedOn(strapi, type, entry, ctx.state));
    if (!version || !type || !entry || !allowed) throw notFoundError(strapi);
    return { version, type, entry, allowed };
  }

  return {
    async find(ctx: AdminContext) {
      const { version, type, allowed } = await loadVersion(ctx);
      answer(ctx, versionDetailSchema, await versionDetail(strapi, type, version, (field) => allowed.read(field)));
    },

    /** Never on the site: what has no draft is put into the form by the browser, and saved by whoever looks at it. */
    async restore(ctx: AdminContext) {
      const { version, type, allowed } = await loadVersion(ctx);
      const { withParts } = read(restoreRequestSchema, ctx.request.body ?? {});
      if (!allowed.update() || type.offSince !== undefined) throw notAllowedError(strapi);
      const rights = new Map<string, Allowed>([[version.document, allowed]]);
      if (withParts)
        for (const part of await oldParts(strapi, type, version)) {
          const own = await allowedOn(strapi, part.type, part.entry, ctx.state);
          if (!own?.update()) throw notAllowedError(strapi);
          rights.set(part.documentId, own);
        }
      const { user } = member.parse(ctx.state);
      const restored = await restoreVersion(strapi, type, version, {
        withParts,
        by: { by: memberName(user), id: user.id },
        canWrite: (_type, { documentId }, field) => rights.get(documentId)?.update(field) === true,
      });
      answer(ctx, restoredSchema, restored);
    },
  };
};
