import { isLanguage } from "@gevel/config";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { goToField } from "../attributes/go-to-field";

const mark = "#field=";

/** The part of an address that leads to a field of a form, in one language where it has several. */
export const urlOfField = (field: string, language?: string): string =>
  `${mark}${[field, ...(language ? [language] : [])].map(encodeURIComponent).join(",")}`;

function fieldInUrl(hash: string): { field: string; language?: string } | null {
  if (!hash.startsWith(mark)) return null;
  const [field = "", language] = hash.slice(mark.length).split(",").map(decodeURIComponent);
  return { field, ...(language !== undefined && { language }) };
}

/** Scrolls to the field in the URL once its form is rendered. */
export function useFieldFromUrl(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = fieldInUrl(hash);
    if (named === null) return undefined;
    const { field, language } = named;
    // The form is rendered in the same frame; its content may take one more.
    const frame = requestAnimationFrame(() => goToField(field, isLanguage(language) ? language : undefined));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
