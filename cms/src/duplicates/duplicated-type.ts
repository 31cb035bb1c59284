import type { UID } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";

const types = Object.values(siteContentTypes);

/** The content of the site, which staff duplicate with all that is its own. */
export type DuplicatedUid = (typeof types)[number]["uid"];

export const isDuplicated = (uid: string): uid is DuplicatedUid => types.some((type) => type.uid === uid);

/** The main field, by which staff know an entry. */
export const mainFieldOf = (uid: UID.ContentType): string =>
  types.find((type) => type.uid === uid)?.layout.mainField ?? "";

export const addressFields: readonly string[] = ["path", "from"];

/** A home page or list page is identified by its original address, the login page by its type: the site has one of each. */
export function ownToOriginal(uid: DuplicatedUid, { type }: Readonly<Record<string, unknown>>): object {
  if (uid === "api::page.page") return { originalPath: null, ...(type === "login" && { type: "page" }) };
  return uid === "api::article.article" ? { originalPath: null } : {};
}
