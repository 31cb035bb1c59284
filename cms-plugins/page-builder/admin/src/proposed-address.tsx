import { isLanguage, slugify } from "@gevel/config";
import { useEffect, useRef } from "react";
import { z } from "zod";
import type { usePageForm } from "./page-form";

/** The last part of a page's address, from its title. */
export const addressFrom = (title: string, language: string): string =>
  slugify(title, isLanguage(language) ? language : undefined);

const typedSchema = z.object({ title: z.string().nullish(), path: z.string().nullish() }).catch({});

/** Fills in the address of a new page while its title is typed, until somebody types another address. Renders nothing. */
export function ProposedAddress({ form: { form, language } }: { form: NonNullable<ReturnType<typeof usePageForm>> }) {
  const { title, path } = typedSchema.parse(form.values);
  const { onChange } = form;
  const proposed = useRef("");
  const typed = title ?? "";
  const current = path ?? "";
  useEffect(() => {
    if (current !== proposed.current) return;
    const next = addressFrom(typed, language);
    if (next === current) return;
    proposed.current = next;
    onChange("path", next);
  }, [typed, current, language, onChange]);
  return null;
}
