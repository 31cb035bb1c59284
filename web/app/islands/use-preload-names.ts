import { useMatches } from "@remix-run/react";

/** The screen that the page shows, and the islands at its top, for the browser to load before it takes over. */
export function usePreloadNames(): string | undefined {
  for (const { data } of useMatches())
    if (typeof data === "object" && data !== null && "kind" in data) {
      const islands: unknown[] = "islands" in data && Array.isArray(data.islands) ? data.islands : [];
      return [data.kind, ...islands].join(" ");
    }
  return undefined;
}
