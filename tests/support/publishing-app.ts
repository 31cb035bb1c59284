import {
  belgianDateTime,
  plannedListSchema,
  publishingOfEntrySchema,
  restoredSchema,
  versionDetailSchema,
  type PlanAction,
} from "@gevel/config";
import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import type { TestCms, TestDatabase } from "./databases.js";
import { logInStaff, type Staff } from "./strapi-accounts.js";

const savedSchema = z.object({ data: z.looseObject({ documentId: z.string() }) });
const rejectionSchema = z.object({ error: z.object({ message: z.string() }) });
const checking = z.object({ runNow: z.custom<(now?: number) => Promise<boolean>>() });

const inDutch = { "x-admin-language": "nl" };

/** A CMS with a member of the marketing role who publishes, schedules and restores versions as the admin's screens do. */
export function publishingApp(boot: TestDatabase["boot"]) {
  let cms: TestCms;
  let staff: Staff;
  beforeAll(async () => {
    cms = await boot();
    staff = await logInStaff(cms, "Lien", "gevel-marketing");
  });
  afterAll(() => cms.close());

  const type = (uid: string) => `/content-manager/collection-types/${uid}`;
  const entry = (uid: string, documentId: string) => `/publishing/entries/${uid}/${documentId}`;
  async function done(path: string, method: string, body?: unknown) {
    const { status, json } = await staff.call(path, method, body, inDutch);
    expect(status, JSON.stringify(json)).toBeLessThan(300);
    return json;
  }
  const saved = async (path: string, method: string, body: unknown) =>
    savedSchema.parse(await done(path, method, body)).data;
  const read = async (path: string) =>
    z.object({ data: z.record(z.string(), z.unknown()) }).parse(await done(path, "GET")).data;

  return {
    cms: () => cms,
    staff: () => staff,
    make: (uid: string, data: object, locale = "nl") => saved(`${type(uid)}?locale=${locale}`, "POST", data),
    save: (uid: string, id: string, data: object, locale = "nl") =>
      saved(`${type(uid)}/${id}?locale=${locale}`, "PUT", data),
    publish: (uid: string, id: string, data: object, locale = "nl") =>
      saved(`${type(uid)}/${id}/actions/publish?locale=${locale}`, "POST", data),
    unpublish: (uid: string, id: string, locale = "nl") =>
      done(`${type(uid)}/${id}/actions/unpublish?locale=${locale}`, "POST", {}),
    draft: (uid: string, id: string, locale = "nl") => read(`${type(uid)}/${id}?locale=${locale}`),
    /** The published version in the database. */
    published: async (
      uid: "api::popup.popup" | "api::page.page" | "api::article.article",
      documentId: string,
      locale = "nl",
    ) =>
      z
        .looseObject({ title: z.string() })
        .nullable()
        .parse(
          await cms.strapi.db.query(uid).findOne({ where: { documentId, locale, publishedAt: { $notNull: true } } }),
        ),
    of: async (uid: string, id: string, locale = "nl") =>
      publishingOfEntrySchema.parse(await done(`${entry(uid, id)}?locale=${locale}`, "GET")),
    detail: async (id: number) => versionDetailSchema.parse(await done(`/publishing/versions/${id}`, "GET")),
    restore: async (id: number, withParts = false) =>
      restoredSchema.parse(await done(`/publishing/versions/${id}/restore`, "POST", { withParts })),
    plan: async (uid: string, id: string, action: PlanAction, at: Date | string, locale = "nl") => {
      const shown = typeof at === "string" ? at : belgianDateTime(at);
      const { status, json } = await staff.call(
        `${entry(uid, id)}/plan`,
        "PUT",
        { action, at: shown, locale },
        inDutch,
      );
      return { status, rejection: status === 200 ? "" : rejectionSchema.parse(json).error.message };
    },
    callOff: (id: number) => done(`/publishing/plans/${id}`, "DELETE"),
    planned: async () => plannedListSchema.parse(await done("/publishing/planned", "GET")).planned,
    runNow: (now: Date) => checking.parse(cms.strapi.plugin("publishing").service("publishing")).runNow(now.getTime()),
  };
}
