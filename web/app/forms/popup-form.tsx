import type { PopupFormProps } from "~/shell/chrome/shown-popup";
import { popupFormId } from "./form-ids";
import { SiteForm } from "./site-form";

/** CHROME-8: the form of the popup, under the popup's own title and text. Faults show inside it; once accepted it leads to its thank-you page. */
export function PopupForm({ contact, action, privacyVersion }: PopupFormProps) {
  return (
    <SiteForm
      contact={{ ...contact, id: popupFormId(contact.id), title: "", introHtml: "", picture: null }}
      choices={{}}
      privacyVersion={privacyVersion}
      label={contact.title}
      level={3}
      variant="single"
      action={action}
    />
  );
}
