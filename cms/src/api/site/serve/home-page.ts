import type { SiteContent } from "../site-content";
import { canonicalAddress } from "../../../content/address";

/** Its documentId; null where the site has none. */
export const homePage = ({ pages }: Pick<SiteContent, "pages">): string | null =>
  pages.ids().find((page) => pages.versions(page).some((row) => canonicalAddress(row.originalPath) === "home")) ?? null;
