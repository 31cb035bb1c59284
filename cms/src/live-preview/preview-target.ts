import type { PreviewQuery } from "@gevel/config";
import type { ContentName, SiteContent } from "../api/site/compile/compile-context";
import { usesOf } from "../referential-integrity/uses";
import { hasOwnScreen, ownScreens } from "../preview/own-screens";
import { homePage } from "./home-page";
import { onEveryPage } from "./previewable";
import { unsavedId, type DraftForm } from "./draft-form";

type Target = Pick<PreviewQuery, "type" | "id">;

const isOnEveryPage = (uid: string) => onEveryPage.some((one) => one === uid);

const previewTypes = new Map<ContentName, Target["type"]>([
  ["modules", "module"],
  ["pages", "page"],
]);

/** Of what has a screen of its own. */
export const ownScreen = ({ uid, id }: Pick<DraftForm, "uid" | "id">): Target | null =>
  hasOwnScreen(uid) ? { type: ownScreens[uid], id: id ?? unsavedId } : null;

/** Where what has no screen of its own can be seen; null where the site shows it nowhere yet. */
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
