import { isLanguage, type Language } from "@gevel/config";

/** LANG-2: the language of a path's first segment where it is an enabled one, else null. */
export function prefixLanguage(pathname: string, enabled: readonly Language[]): Language | null {
  const first = pathname.split("/").find(Boolean)?.toLowerCase();
  return isLanguage(first) && enabled.includes(first) ? first : null;
}
