import type { Language } from "@gevel/config";
import type { StaffText } from "../validation/staff-text";
import { allThere, defaultFirst, isGone, notOfTheSite, notWritten, parentFirst } from "./page-builder-messages";
import { menuEntryOf, type PageBuilderContent } from "./page-state";

export interface CopyRequest {
  id: string;
  from: Language;
  to: Language;
}

/** What goes into the other language: of the page, its modules and its entry of the menu what that language lacks. */
export function missingIn({ id, from, to }: CopyRequest, { drafts }: Pick<PageBuilderContent, "drafts">) {
  const { pages, modules, menus } = drafts;
  const listed = [...new Set(pages.get(id, from)?.modules ?? [])];
  const menu = menuEntryOf(id, drafts);
  return {
    page: pages.get(id, to) === null,
    modules: listed.filter((module) => modules.get(module, from) !== null && modules.get(module, to) === null),
    menu: menu !== null && menus.get(menu, from) !== null && menus.get(menu, to) === null ? menu : null,
  };
}

/** Why a page cannot go into another language, in words for staff; null where it can. */
export function copyProblem(request: CopyRequest, content: PageBuilderContent): StaffText | null {
  const { id, from, to } = request;
  const { drafts, defaultLanguage, enabled } = content;
  const { pages } = drafts;
  if (pages.versions(id).length === 0) return isGone;
  if (!enabled.includes(to)) return notOfTheSite(to);
  const row = pages.get(id, from);
  if (row === null) return notWritten(from);
  if (to !== defaultLanguage && pages.get(id, defaultLanguage) === null) return defaultFirst(defaultLanguage);
  const { parent } = row;
  if (parent !== null && pages.get(parent, to) === null)
    return parentFirst(pages.get(parent, from)?.title ?? pages.versions(parent)[0]?.title ?? parent, to);
  const { page, modules, menu } = missingIn(request, content);
  return page || modules.length > 0 || menu !== null ? null : allThere(to);
}
