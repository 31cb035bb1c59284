import type { Language } from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";

/** Where a path stands on the site. */
export interface LocalizedPath {
  /** Without its language, in small letters, decoded. */
  path: string;
  /** The same in the letters it was asked in. */
  written: string;
  language: Language;
}

/** Null where it is no text at all. */
export function parseLocalizedPath(
  pathname: string,
  fallback: Language,
  enabledLanguages: readonly Language[],
): LocalizedPath | null {
  const segments = decodedSegments(pathname);
  if (segments === null) return null;
  const prefix = prefixLanguage(pathname, enabledLanguages);
  const written = segments.slice(prefix ? 1 : 0).join("/");
  return { path: written.toLowerCase(), written, language: prefix ?? fallback };
}

export const decodedPath = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
