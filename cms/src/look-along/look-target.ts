import type { PreviewQuery } from "@gevel/config";
import type { ContentName, SiteContent } from "../api/site/compile/compile-context";
import { usesOf } from "../guards/uses";
import { hasOwnScreen, ownScreens } from "../preview/own-screens";
import { homePage } from "./home-page";
import { everywhere } from "./lookable";
import { unsavedId, type TypedForm } from "./typed-form";

type Target = Pick<PreviewQuery, "type" | "id">;

const standsEverywhere = (uid: string) => everywhere.some((one) => one === uid);

const shownBy = new Map<ContentName, Target["type"]>([
  ["modules", "module"],
  ["pages", "page"],
]);

/** Of what has a screen of its own. */
export const ownScreen = ({ uid, id }: Pick<TypedForm, "uid" | "id">): Target | null =>
  hasOwnScreen(uid) ? { type: ownScreens[uid], id: id ?? unsavedId } : null;

/** Where what has no screen of its own can be seen; null where the site shows it nowhere yet. */
export function lookTarget({ uid, id }: Pick<TypedForm, "uid" | "id">, content: SiteContent): Target | null {
  if (standsEverywhere(uid)) {
    const home = homePage(content);
    return home === null ? null : { type: "page", id: home };
  }
  for (const { by, id: user } of id === null ? [] : usesOf(id, content)) {
    const type = shownBy.get(by);
    if (type !== undefined) return { type, id: user };
  }
  return null;
}
