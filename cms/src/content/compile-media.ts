import { readLocalized, versionedPicture, type Language, type Media } from "@gevel/config";
import type { FileRow } from "./row-fields";

const pixels = (value: number | null | undefined) => (value && value >= 1 ? Math.round(value) : null);

/** Staff replace a picture under the same address. Videos are served as stored, and revalidated by browsers. */
const addressOf = ({ url, mime, updatedAt }: FileRow) =>
  mime.startsWith("image/") && updatedAt !== null ? versionedPicture(url, updatedAt) : url;

/** CMS-12: `title` is the fallback for a file without an alternative text. */
export function compileMedia(
  file: FileRow | null,
  title: string,
  { language, defaultLanguage }: { language: Language; defaultLanguage: Language },
): Media | null {
  if (!file) return null;
  return {
    url: addressOf(file),
    mime: file.mime,
    width: pixels(file.width),
    height: pixels(file.height),
    alt: readLocalized(file.alternativeTexts, language, defaultLanguage) || title,
    ...(file.focalPoint && { focalPoint: file.focalPoint }),
  };
}

export function compileMediaList(
  files: readonly FileRow[],
  title: string,
  place: { language: Language; defaultLanguage: Language },
): Media[] {
  return files.map((file) => compileMedia(file, title, place)).filter((media) => media !== null);
}
