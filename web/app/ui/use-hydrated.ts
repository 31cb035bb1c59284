import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and until hydration; then controls that need script may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
