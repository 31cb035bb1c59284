import type { PreviewQuery } from "@gevel/config";
import { siteContentTypes } from "../api/content-types";
import type { ContentName, SiteContent } from "../api/site/compile/compile-context";
import { usesOf } from "../guards/uses";
import { sameAddress } from "../validation/rules/address";
import { unsavedId, type TypedForm } from "./typed-form";

type Target = Pick<PreviewQuery, "type" | "id">;

export const listingType = "plugin::properties.property";

const ownScreens: Readonly<Record<string, Target["type"]>> = {
  "api::page.page": "page",
  "api::module.module": "module",
  "api::article.article": "article",
};

/** Those that stand on every page. */
const everywhere: readonly string[] = (["menus", "footers", "popups", "siteConfigs"] as const).map(
  (name) => siteContentTypes[name].uid,
);

const shownBy = new Map<ContentName, Target["type"]>([
  ["modules", "module"],
  ["pages", "page"],
]);

/** Of what has a screen of its own. A listing has one once it is stored: its address is its number. */
export function ownScreen({ uid, id }: Pick<TypedForm, "uid" | "id">): Target | null {
  if (uid === listingType) return id === null ? null : { type: "property", id };
  const type = ownScreens[uid];
  return type === undefined ? null : { type, id: id ?? unsavedId };
}

/** Where what has no screen of its own can be seen; null where the site shows it nowhere yet. */
export function lookTarget({ uid, id }: Pick<TypedForm, "uid" | "id">, content: SiteContent): Target | null {
  if (everywhere.includes(uid)) {
    const { pages } = content;
    const home = pages
      .ids()
      .find((page) => pages.versions(page).some((row) => sameAddress(row.originalPath) === "home"));
    return home === undefined ? null : { type: "page", id: home };
  }
  for (const { by, id: user } of id === null ? [] : usesOf(id, content)) {
    const type = shownBy.get(by);
    if (type !== undefined) return { type, id: user };
  }
  return null;
}
