import { readLocalized, type Language } from "@gevel/config";
import type { Replica } from "~/replica/replica";
import type { CardPictureData } from "./card-picture-data";
import { averageColor } from "./placeholder.server";

/** All pictures of a listing for its card, the one it shows first; null where the site has no such listing. */
export function cardPictures(
  { catalog, defaultLanguage }: Pick<Replica, "catalog" | "defaultLanguage">,
  id: number,
  language: Language,
): readonly CardPictureData[] | null {
  const listing = catalog.find(id);
  if (!listing) return null;
  return listing.pictures.map(({ url, alt, thumbhash }) => ({
    url,
    alt: readLocalized(alt, language, defaultLanguage),
    color: averageColor(thumbhash) ?? "",
  }));
}
