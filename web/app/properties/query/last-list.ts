import { useSyncExternalStore } from "react";

const key = "gevel:list";
const never = () => () => undefined;

/** A browser may refuse storage: then there is no last list. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Of this tab, in the state it had. */
export function storeLastList(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Previous and next are a help, not more.
  }
}

/** Address of the list the visitor saw last; null in the server's HTML, and until React has taken over. */
export const useLastList = (): string | null => useSyncExternalStore(never, stored, () => null);
