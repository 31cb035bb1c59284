import { AppError, livePreviewResponseSchema, livePreviewSchema, type PreviewQuery } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readContent } from "../api/site/content/read-content";
import { staffHandler, type StaffContext } from "../page-builder/staff-handler";
import { requirePermissions, requireChangePermission } from "../page-builder/staff-rights";
import { isItem, hasOwnScreen, ownScreens } from "../preview/own-screens";
import { previewAddress } from "../preview/preview-address";
import { storeForm } from "./unsaved-forms";
import { isPreviewable, onEveryPage } from "./previewable";
import type { ContentName, SiteContent } from "../api/site/site-content";
import { usesOf } from "../referential-integrity/uses";
import { homePage } from "./home-page";
import { unsavedId, type DraftForm } from "./draft-form";

type Target = Pick<PreviewQuery, "type" | "id">;

const isOnEveryPage = (uid: string) => onEveryPage.some((one) => one === uid);

const previewTypes = new Map<ContentName, Target["type"]>([
  ["modules", "module"],
  ["pages", "page"],
]);

/** For types with a screen of their own. */
export const ownScreen = ({ uid, id }: Pick<DraftForm, "uid" | "id">): Target | null =>
  hasOwnScreen(uid) ? { type: ownScreens[uid], id: id ?? unsavedId } : null;

/** Where content without a screen of its own is visible; null if the site does not show it anywhere yet. */
export function previewTarget({ uid, id }: Pick<DraftForm, "uid" | "id">, content: SiteContent): Target | null {
  if (isOnEveryPage(uid)) {
    const home = homePage(content);
    return home === null ? null : { type: "page", id: home };
  }
  for (const { by, id: user } of id === null ? [] : usesOf(id, content)) {
    const type = previewTypes.get(by);
    if (type !== undefined) return { type, id: user };
  }
  return null;
}

const stateSchema = z.object({ user: z.object({ id: z.union([z.number(), z.string()]) }) });
const settingsSchema = z.object({ SITE_URL: z.string(), PREVIEW_SECRET: z.string() });

function previewedType(uid: string) {
  if (isPreviewable(uid)) return uid;
  throw new AppError("INVALID_INPUT", `${uid} cannot be previewed`, [{ field: "uid", message: "is not known here" }]);
}

/** Accepts a form as it is typed, and returns where the site shows it: for users who may save it, while it is open. */
const livePreview = (strapi: Core.Strapi) =>
  staffHandler(
    strapi,
    { input: livePreviewSchema, from: "body", output: livePreviewResponseSchema },
    async ({ key, ...form }, ctx: StaffContext) => {
      const { id, language } = form;
      const uid = previewedType(form.uid);
      const type = { uid, ...(!isItem(uid) && { language }) };
      if (id === null) requirePermissions(strapi, ctx, [{ ...type, action: "create" }]);
      else await requireChangePermission(strapi, ctx, { ...type, id });
      const staff = String(stateSchema.parse(ctx.state).user.id);
      const stored = await storeForm(strapi, { staff, key, form });
      const target =
        ownScreen(form) ?? previewTarget(form, await inTransaction(strapi, () => readContent(strapi, "draft", form)));
      if (target === null) return { key: stored, url: null };
      const { SITE_URL, PREVIEW_SECRET } = settingsSchema.parse(strapi.config.get("gevel"));
      const previewQuery = { ...target, language, status: "draft", unsaved: stored } as const;
      const url = previewAddress(previewQuery, { siteUrl: SITE_URL, secret: PREVIEW_SECRET, now: new Date() });
      return { key: stored, url };
    },
  );

export function registerLivePreviewRoutes(strapi: Core.Strapi): void {
  strapi.admin.routes["live-preview"] = {
    type: "admin",
    routes: [
      {
        method: "POST",
        path: "/live-preview",
        handler: livePreview(strapi),
        info: { pluginName: "admin" },
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  };
}
