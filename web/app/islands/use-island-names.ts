import { useMatches } from "@remix-run/react";

/** Which large screen the page shows, and which large parts, for the browser to load before it takes over. */
export function useViewKind(): string | undefined {
  for (const { data } of useMatches())
    if (typeof data === "object" && data !== null && "kind" in data) {
      const parts: unknown[] = "parts" in data && Array.isArray(data.parts) ? data.parts : [];
      return [data.kind, ...parts].join(" ");
    }
  return undefined;
}
