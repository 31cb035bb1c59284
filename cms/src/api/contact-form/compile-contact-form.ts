import type { ContactForm } from "@gevel/config";
import { show, type CompileContext } from "../site/compile/compile-context";
import { compileMedia } from "../site/compile/compile-media";
import { richText } from "../site/compile/rich-text";

export function compileContactForm(id: string, from: string, context: CompileContext): ContactForm | null {
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
