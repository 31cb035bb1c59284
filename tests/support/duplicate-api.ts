import { expect } from "vitest";
import { z } from "zod";
import type { TestCms } from "./databases.js";
import type { Staff } from "./strapi-accounts.js";

type Uid =
  | "api::page.page"
  | "api::module.module"
  | "api::menu.menu"
  | "api::article.article"
  | "api::slider.slider"
  | "api::popup.popup"
  | "api::category.category";

/** A name or address of a copy; without a language it is for all of them. */
export type DuplicateValue = [name: string, language: string | null, value: string];

export const createdSchema = z.object({ documentId: z.string() });
const formSchema = z.object({
  languages: z.array(z.string()),
  modules: z.number().nullable(),
  fields: z.array(
    z.object({ name: z.string(), language: z.string().nullable(), original: z.string(), value: z.string() }),
  ),
});
const answerSchema = z.object({ id: z.string(), languages: z.array(z.string()), modules: z.number() });
const rejectionSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const rowSchema = z.looseObject({
  documentId: z.string(),
  locale: z.string(),
  modules: z.array(z.looseObject({ documentId: z.string() })).default([]),
});

/** The content operations of the duplicate tests: written by programs, as stored, and duplicated by staff. */
export function duplicateApi(cms: TestCms, staff: Staff) {
  const make = async (uid: Uid, data: object, locale = "nl"): Promise<string> =>
    createdSchema.parse(await cms.strapi.documents(uid).create({ locale, data })).documentId;
  const write = (uid: Uid, documentId: string, locale: string, data: object) =>
    cms.strapi.documents(uid).update({ documentId, locale, data });
  const publish = (uid: Uid, documentId: string) => cms.strapi.documents(uid).publish({ documentId, locale: "*" });
  /** The stored rows of an entry, drafts and published versions. */
  const stored = (uid: Uid, documentId: string) =>
    cms.strapi.db.query(uid).findMany({ where: { documentId }, orderBy: ["locale", "publishedAt"], populate: true });
  const drafts = async (uid: Uid, documentId: string) =>
    z
      .array(rowSchema)
      .parse(
        await cms.strapi.db
          .query(uid)
          .findMany({ where: { documentId, publishedAt: null }, orderBy: "locale", populate: true }),
      );
  const isPublished = async (uid: Uid, documentId: string) =>
    (await cms.strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

  const asked = async (uid: Uid, id: string) => {
    const { status, json } = await staff.call(`/duplicates/${uid}/${id}`);
    expect(status, JSON.stringify(json)).toBe(200);
    return formSchema.parse(json);
  };
  const send = (uid: Uid, id: string, values: readonly DuplicateValue[], who = staff) =>
    who.call(`/duplicates/${uid}/${id}`, "POST", {
      values: values.map(([name, language, value]) => ({ name, language, value })),
    });
  const duplicate = async (uid: Uid, id: string, values: readonly DuplicateValue[]) => {
    const { status, json } = await send(uid, id, values);
    expect(status, JSON.stringify(json)).toBe(200);
    return answerSchema.parse(json);
  };
  const refused = async (uid: Uid, id: string, values: readonly DuplicateValue[]) => {
    const { status, json } = await send(uid, id, values);
    expect(status, JSON.stringify(json)).toBe(400);
    return rejectionSchema.parse(json).error;
  };
  return { make, write, publish, stored, drafts, isPublished, asked, send, duplicate, refused };
}
