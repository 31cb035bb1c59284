import { AppError, lookAlongAnswerSchema, lookAlongSchema } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readContent } from "../api/site/content/read-content";
import { staffHandler, type StaffContext } from "../page-building/staff-handler";
import { demand, demandChange } from "../page-building/staff-rights";
import { isItem } from "../preview/own-screens";
import { previewAddress } from "../preview/preview-address";
import { keepForm } from "./kept-forms";
import { lookTarget, ownScreen } from "./look-target";
import { isLookable } from "./lookable";

const stateSchema = z.object({ user: z.object({ id: z.union([z.number(), z.string()]) }) });
const settingsSchema = z.object({ SITE_URL: z.string(), PREVIEW_SECRET: z.string() });

function shownType(uid: string) {
  if (isLookable(uid)) return uid;
  throw new AppError("INVALID_INPUT", `the site shows no ${uid}`, [{ field: "uid", message: "is not known here" }]);
}

/** Takes a form as it is typed, and answers where the site shows it: for who may save it, and for as long as it is open. */
const lookAlong = (strapi: Core.Strapi) =>
  staffHandler(
    strapi,
    { input: lookAlongSchema, from: "body", output: lookAlongAnswerSchema },
    async ({ key, ...form }, ctx: StaffContext) => {
      const { id, language } = form;
      const uid = shownType(form.uid);
      const type = { uid, ...(!isItem(uid) && { language }) };
      if (id === null) demand(strapi, ctx, [{ ...type, action: "create" }]);
      else await demandChange(strapi, ctx, { ...type, id });
      const staff = String(stateSchema.parse(ctx.state).user.id);
      const kept = await keepForm(strapi, { staff, key, form });
      const target =
        ownScreen(form) ?? lookTarget(form, await inTransaction(strapi, () => readContent(strapi, "draft", form)));
      if (target === null) return { key: kept, url: null };
      const { SITE_URL, PREVIEW_SECRET } = settingsSchema.parse(strapi.config.get("gevel"));
      const asked = { ...target, language, status: "draft", unsaved: kept } as const;
      const url = previewAddress(asked, { siteUrl: SITE_URL, secret: PREVIEW_SECRET, now: new Date() });
      return { key: kept, url };
    },
  );

export function openLookAlong(strapi: Core.Strapi): void {
  strapi.admin.routes["look-along"] = {
    type: "admin",
    routes: [
      {
        method: "POST",
        path: "/look-along",
        handler: lookAlong(strapi),
        info: { pluginName: "admin" },
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  };
}
