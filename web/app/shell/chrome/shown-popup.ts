import type { ContactForm, Popup } from "@gevel/config";
import type { Island } from "~/islands/island";

export interface PopupFormProps {
  contact: ContactForm;
  /** The address that it is sent to: its thank-you page, where the popup closes (CHROME-8). */
  action: string;
  /** Version of the privacy statement on the site. */
  privacyVersion: string;
}

/** A popup as the shell shows it. */
export interface ShownPopup extends Omit<Popup, "form"> {
  form: PopupFormProps | null;
}

/** Slot for the form of another feature. */
export type PopupFormIsland = Island<PopupFormProps>;
