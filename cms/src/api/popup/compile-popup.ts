import { isPopupForm, type ContactForm, type Popup } from "@gevel/config";
import { compileContactForm, type ContactFormContent } from "../contact-form/compile-contact-form";
import { pointsAt, type CompileContext } from "../../content/compile-context";
import { compileLink } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import type { Documents, Shown } from "../../content/documents";
import { oldest } from "../../content/oldest";
import { richText } from "../../content/rich-text";
import type { PopupRow } from "./popup-type";

interface PopupContent extends ContactFormContent {
  readonly popups: Documents<PopupRow>;
}

type ShownPopup = Shown<PopupRow>;

function compileForm(row: ShownPopup["row"], context: CompileContext<PopupContent>): ContactForm | null {
  const { popups, contactForms } = context.content;
  const id = pointsAt(popups, row, ({ form }) => form, contactForms, context.defaultLanguage);
  const contact = id === null ? null : compileContactForm(id, "the popup", context);
  return contact && isPopupForm(contact.form) ? contact : null;
}

function compile({ row, lang }: ShownPopup, context: CompileContext<PopupContent>): Popup {
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

const compiled = (shown: ShownPopup | null, context: CompileContext<PopupContent>) => shown && compile(shown, context);

/** The one that greets visitors. */
export const compilePopup = (context: CompileContext<PopupContent>): Popup | null =>
  compiled(oldest(context.content.popups, context), context);

/** CMS-9: any popup, whether visitors are shown it or not. */
export function compilePopupById(id: string, context: CompileContext<PopupContent>): Popup | null {
  const { content, language, defaultLanguage } = context;
  return compiled(content.popups.show(id, language, defaultLanguage), context);
}
