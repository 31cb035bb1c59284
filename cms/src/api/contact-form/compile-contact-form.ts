import type { ContactForm } from "@gevel/config";
import { show, type CompileContext } from "../../content/compile-context";
import { compileMedia } from "../../content/compile-media";
import type { Documents } from "../../content/documents";
import { richText } from "../../content/rich-text";
import type { ContactFormRow } from "./contact-form-type";

export interface ContactFormContent {
  readonly contactForms: Documents<ContactFormRow>;
}

export function compileContactForm(
  id: string,
  from: string,
  context: CompileContext<ContactFormContent>,
): ContactForm | null {
  const shown = show(context.content.contactForms, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    form: row.form,
    title: row.title,
    introHtml: richText(row.introHtml),
    submitLabel: row.submitLabel,
    picture: compileMedia(row.picture, row.title, context),
  };
}
