import type { Localized, Picture } from "@gevel/config";
import type { PropertyPicture } from "./property-content";
import { averageColor, blurredPicture } from "../card/placeholder.server";

/** The pictures of a listing's or project's page, each with its placeholder. */
export const pagePictures = (pictures: readonly Picture[], read: (text: Localized) => string): PropertyPicture[] =>
  pictures.map(({ url, width, height, alt, thumbhash }, index) => ({
    ...{ url, width, height },
    alt: read(alt),
    color: averageColor(thumbhash),
    // The large one only: a page of twenty blurs would be longer than it is worth.
    ...(index === 0 && { blur: blurredPicture(thumbhash) }),
  }));
