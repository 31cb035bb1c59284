import type { Localized, Picture } from "@gevel/config";
import { isPictureFile } from "./is-picture-file";
import type { PropertyFile, PropertyPicture } from "./property-content";
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

/** The first floor plan stands second, after the picture that made the visitor look. */
export function withPlan(pictures: readonly PropertyPicture[], plans: readonly PropertyFile[]): PropertyPicture[] {
  const [first, ...others] = pictures;
  const plan = plans.find(({ url }) => isPictureFile(url) && pictures.every((picture) => picture.url !== url));
  if (!first || !plan) return [...pictures];
  return [first, { url: plan.url, width: null, height: null, alt: plan.name, isPlan: true }, ...others];
}
