import type { Media } from "@gevel/config";
import type { Block, Item } from "~/modules/content/items";
import type { CmsPageContent } from "./cms-page-data.server";

type Shown = Pick<Media, "url">;

/** SEO-3: the first picture a page shows, for cards of it where staff chose none. */
export function firstPicture({ banner, modules }: CmsPageContent): Shown | null {
  const [inBanner] = banner?.pictures ?? [];
  if (inBanner) return inBanner.picture;
  return modules.flatMap(({ blocks }) => blocks.flatMap(picturesOf))[0] ?? null;
}

const shown = (picture: Shown | null) => (picture ? [picture] : []);
const shownAt = (url: string | undefined) => (url === undefined ? [] : [{ url }]);

function picturesOf(block: Block): Shown[] {
  switch (block.kind) {
    case "form":
      return shown(block.form.picture);
    // Its cards are rendered already, and change daily.
    case "search":
    case "costs":
    case "reviews":
      return [];
    case "text-picture":
      return shown(block.picture);
    case "projects":
      return shownAt(block.picture ?? undefined);
    case "items":
      return [...shown(block.heading?.picture ?? null), ...block.items.flatMap(pictureOf)];
  }
}

function pictureOf(item: Item): Shown[] {
  if (item.kind === "quote") return [];
  return item.kind === "listing" ? shownAt(item.card.picture) : shown(item.picture);
}
