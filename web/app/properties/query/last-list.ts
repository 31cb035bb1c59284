import { useSyncExternalStore } from "react";

const key = "gevel:list";
const never = () => () => undefined;

/** A browser may block storage: then there is no last list. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The last list of this tab, as it was. */
export function storeLastList(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Previous and next are a help, not more.
  }
}

/** Address of the last list the visitor saw; null in the server's HTML and until hydration. */
export const useLastList = (): string | null => useSyncExternalStore(never, stored, () => null);
