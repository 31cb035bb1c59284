import { languageSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { menuType } from "../api/menu/menu-type";
import { storedText } from "../validation/stored-text";

const titled = z.object({ documentId: z.string(), title: storedText }).nullish();

const versionSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  locale: languageSchema,
  publishedAt: z.unknown().transform((value) => value !== null && value !== undefined),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  name: storedText,
  title: storedText,
  sort: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  type: z.string().nullish(),
  redirect: z.boolean().nullish(),
  redirectUrl: storedText,
  menuMobile: z.boolean().nullish(),
  isHaveSubMenu: z.boolean().nullish(),
  parent: z
    .object({ documentId: z.string() })
    .nullish()
    .transform((value) => value?.documentId ?? null),
  page: titled,
  article: titled,
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
});
/** One language of a menu entry, as draft or as published (`publishedAt`). */
export type MenuVersion = z.infer<typeof versionSchema>;

/** All versions of all entries, oldest entry first. */
export async function readMenuVersions(strapi: Core.Strapi): Promise<MenuVersion[]> {
  const rows: unknown = await strapi.db.query(menuType.uid).findMany({
    populate: {
      parent: { select: ["documentId"] },
      page: { select: ["documentId", "title"] },
      article: { select: ["documentId", "title"] },
      updatedBy: { select: ["firstname", "lastname"] },
    },
    orderBy: [{ createdAt: "asc" }, { documentId: "asc" }],
  });
  return z.array(versionSchema).parse(rows);
}
