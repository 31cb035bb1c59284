import { useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * When the server rejects an entry, Strapi's edit view rolls back its optimistic update and with it everything typed
 * since the last save. This restores the typed values next to the messages, until the next key or click.
 */
export function PreserveUnsavedValues() {
  const { values, errors, modified, setValues } = useForm("PreserveUnsavedValues", (form) => form);
  const { pathname, search } = useLocation();
  const location = pathname + search;
  const typed = useRef<{ location: string; values: typeof values } | null>(null);
  const hasErrors = useRef(false);

  useEffect(() => {
    if (modified) typed.current = { location, values };
  }, [modified, location, values]);

  useEffect(() => {
    hasErrors.current = Object.keys(errors).length > 0;
    const reset = () => {
      hasErrors.current = false;
    };
    window.addEventListener("keydown", reset, true);
    window.addEventListener("pointerdown", reset, true);
    return () => {
      window.removeEventListener("keydown", reset, true);
      window.removeEventListener("pointerdown", reset, true);
    };
  }, [errors]);

  useEffect(() => {
    if (hasErrors.current && !modified && typed.current?.location === location) setValues(typed.current.values);
  }, [errors, modified, location, setValues, values]);

  return null;
}
