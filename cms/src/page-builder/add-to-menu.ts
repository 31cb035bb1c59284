import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { SiteContent } from "../api/site/compile/compile-context";
import { isGone } from "./page-builder-messages";
import { menuEntryOf } from "./page-state";
import { readPageBuilderContent } from "./read-page-builder-content";
import { rejectWith } from "./reject-with";

/** As the first content has it: room for another entry between two. */
const step = 10;

/** After all entries at the top, of whatever language. */
export function nextSort({ menus }: Pick<SiteContent, "menus">): number {
  const top = menus.ids().flatMap((id) => menus.versions(id).filter(({ parent }) => parent === null));
  return Math.max(0, ...top.map(({ sort }) => sort)) + step;
}

/** An entry at the end of the menu that opens a page, in each language that the page has; seen where the page is. */
export async function addToMenu(strapi: Core.Strapi, id: string): Promise<{ id: string }> {
  return inTransaction(strapi, async () => {
    const { drafts, published } = await readPageBuilderContent(strapi);
    const versions = drafts.pages.versions(id);
    rejectWith(versions.length === 0 ? isGone : null);
    const known = menuEntryOf(id, drafts);
    if (known !== null) return { id: known };
    const menus = strapi.documents("api::menu.menu");
    const shared = { sort: nextSort(drafts), type: "page" as const, isHaveSubMenu: false, page: id };
    let entry: string | null = null;
    for (const { locale, title } of versions) {
      const data = { ...shared, name: title, title };
      const { documentId }: { documentId: string } =
        entry === null
          ? await menus.create({ locale, data })
          : ((await menus.update({ documentId: entry, locale, data })) ?? { documentId: entry });
      entry = documentId;
      if (published.pages.get(id, locale)) await menus.publish({ documentId, locale });
    }
    return { id: entry ?? id };
  });
}
