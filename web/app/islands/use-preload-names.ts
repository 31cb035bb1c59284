import { useMatches } from "@remix-run/react";

/** The page's screen and the islands at its top, which the browser loads before hydration. */
export function usePreloadNames(): string | undefined {
  for (const { data } of useMatches())
    if (typeof data === "object" && data !== null && "kind" in data) {
      const islands: unknown[] = "islands" in data && Array.isArray(data.islands) ? data.islands : [];
      return [data.kind, ...islands].join(" ");
    }
  return undefined;
}
