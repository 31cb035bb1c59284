import { useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * When the server refuses an entry, Strapi's edit view takes its optimistic update back and with it everything that was
 * typed since the last save. This puts the typed values back beside the messages, until the next key or click.
 */
export function KeepWhatWasTyped() {
  const { values, errors, modified, setValues } = useForm("KeepWhatWasTyped", (form) => form);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const typed = useRef<{ place: string; values: typeof values } | null>(null);
  const refused = useRef(false);

  useEffect(() => {
    if (modified) typed.current = { place, values };
  }, [modified, place, values]);

  useEffect(() => {
    refused.current = Object.keys(errors).length > 0;
    const goOn = () => {
      refused.current = false;
    };
    window.addEventListener("keydown", goOn, true);
    window.addEventListener("pointerdown", goOn, true);
    return () => {
      window.removeEventListener("keydown", goOn, true);
      window.removeEventListener("pointerdown", goOn, true);
    };
  }, [errors]);

  useEffect(() => {
    if (refused.current && !modified && typed.current?.place === place) setValues(typed.current.values);
  }, [errors, modified, place, setValues, values]);

  return null;
}
