import { useLocation } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { formIdOf, focusNextField, readPrefill } from "./prefill";

/** Values handed over by the previous page. They fill only fields that are still empty. */
export function usePrefill(contactId: string): Readonly<Record<string, string[]>> | undefined {
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const prefill = useMemo(() => readPrefill(state, contactId), [state, contactId]);
  useEffect(() => {
    const form = document.getElementById(formIdOf(contactId));
    if (prefill && form instanceof HTMLFormElement) focusNextField(form);
    // Once a page: what is typed later moves nothing.
  }, [prefill, contactId, key]);
  return prefill;
}
