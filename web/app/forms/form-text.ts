import type { Language } from "@gevel/config";

/** A text from the CMS beside a form, sanitised. */
export interface FormText {
  lang: Language;
  html: string;
}

/** The heading over a form, instead of its own title. */
export interface FormHead extends FormText {
  /** Id of its heading, which names the section. */
  id: string;
  title: string;
  /** A small line above the form's own title. */
  kicker: string;
}
