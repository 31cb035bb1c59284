import { useLocation } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { formIdOf, goOnIn, handedIn } from "./hand-over";

/** What a page before handed over to the form; one goes on in it where it has nothing yet. */
export function useHandedOver(contactId: string): Readonly<Record<string, string[]>> | undefined {
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const handed = useMemo(() => handedIn(state, contactId), [state, contactId]);
  useEffect(() => {
    const form = document.getElementById(formIdOf(contactId));
    if (handed && form instanceof HTMLFormElement) goOnIn(form);
    // Once a page: what is typed later moves nothing.
  }, [handed, contactId, key]);
  return handed;
}
