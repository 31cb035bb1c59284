import { AppError, livePreviewResponseSchema, livePreviewSchema, unsavedId } from "@gevel/config";
import { isLocalized, requireChangePermission, requirePermissions, staffHandler } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "./plugin-settings.js";
import { previewAddress } from "./preview-address.js";
import { previewedType, previewSources, screenOf } from "./preview-sources.js";
import { storeForm } from "./unsaved-forms.js";

const stateSchema = z.object({ user: z.object({ id: z.union([z.number(), z.string()]) }) });

export const livePreviewController = (strapi: Core.Strapi) => ({
  /** Accepts a form as it is typed, and returns where the site shows it: for users who may save it, while it is open. */
  show: staffHandler(
    strapi,
    { input: livePreviewSchema, from: "body", output: livePreviewResponseSchema },
    async ({ key, ...form }, ctx) => {
      const { id, language } = form;
      const uid = previewedType(strapi, form.uid);
      if (uid === null)
        throw new AppError("INVALID_INPUT", `${form.uid} cannot be previewed`, [
          { field: "uid", message: "is not known here" },
        ]);
      const type = { uid, ...(isLocalized(strapi, uid) && { language }) };
      if (id === null) requirePermissions(strapi, ctx, [{ ...type, action: "create" }]);
      else await requireChangePermission(strapi, ctx, { ...type, id });
      const staff = String(stateSchema.parse(ctx.state).user.id);
      const stored = await storeForm(strapi, { staff, key, form });
      const screen = screenOf(strapi, uid);
      const target =
        screen === null ? await previewSources(strapi).targetOf(form) : { type: screen, id: id ?? unsavedId };
      const { siteUrl, secret } = pluginSettings(strapi);
      if (target === null || secret === "") return { key: stored, url: null };
      const previewQuery = { ...target, language, status: "draft", unsaved: stored } as const;
      return { key: stored, url: previewAddress(previewQuery, { siteUrl, secret, now: new Date() }) };
    },
  ),
});
