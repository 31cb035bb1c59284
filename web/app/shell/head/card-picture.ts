import { jpegAddress, type Media, type SiteTree } from "@gevel/config";

export const wholeAddress = (siteUrl: string, address: string) => new URL(address, `${siteUrl}/`).href;

/** Big enough for a card of it, through the picture route so that a share never loads the original. */
export const cardPicture = (siteUrl: string, media: Pick<Media, "url"> | null | undefined) =>
  media ? jpegAddress(siteUrl, media.url, 1360) : null;

/** The first picture of the home page. */
export function homePagePicture({ routes, pages }: Pick<SiteTree, "routes" | "pages">): Media | null {
  const home = pages[routes.find(({ originalPath }) => originalPath === "")?.id ?? ""];
  return home?.image ?? home?.banner?.image ?? home?.banner?.gallery[0] ?? null;
}

/** The agency's picture for pages without their own: its logo, else the first picture of the home page. */
export const agencyPicture = (tree: SiteTree): Media | null => tree.config.logo ?? homePagePicture(tree);
