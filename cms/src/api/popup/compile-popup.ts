import { isPopupForm, type ContactForm, type Popup } from "@gevel/config";
import { compileContactForm } from "../contact-form/compile-contact-form";
import { pointsAt, type CompileContext, type RowOf } from "../site/compile/compile-context";
import { compileLink } from "../site/compile/compile-link";
import { compileMedia } from "../site/compile/compile-media";
import type { Shown } from "../site/compile/documents";
import { oldest } from "../site/compile/oldest";
import { richText } from "../site/compile/rich-text";

type ShownPopup = Shown<RowOf<"popups">>;

function compileForm(row: ShownPopup["row"], context: CompileContext): ContactForm | null {
  const { popups, contactForms } = context.content;
  const id = pointsAt(popups, row, ({ form }) => form, contactForms, context.defaultLanguage);
  const contact = id === null ? null : compileContactForm(id, "the popup", context);
  return contact && isPopupForm(contact.form) ? contact : null;
}

function compile({ row, lang }: ShownPopup, context: CompileContext): Popup {
  return {
    id: row.documentId,
    lang,
    title: row.title,
    descriptionHtml: richText(row.descriptionHtml),
    link: compileLink(row.link, "the popup", context),
    media: compileMedia(row.media, row.title, context),
    form: compileForm(row, context),
    delay: row.delay,
    version: `${row.documentId}-${Date.parse(row.updatedAt).toString(36)}`,
  };
}

const compiled = (shown: ShownPopup | null, context: CompileContext) => shown && compile(shown, context);

/** The one that greets visitors. */
export const compilePopup = (context: CompileContext): Popup | null =>
  compiled(oldest(context.content.popups, context), context);

/** CMS-9: any popup, whether visitors are shown it or not. */
export function compilePopupById(id: string, context: CompileContext): Popup | null {
  const { content, language, defaultLanguage } = context;
  return compiled(content.popups.show(id, language, defaultLanguage), context);
}
