import type { Language } from "@gevel/config";

/** Text of staff that stands beside a form, sanitised. */
export interface FormText {
  lang: Language;
  html: string;
}

/** What stands over a form in the place of its own title. */
export interface FormHead extends FormText {
  /** Of its heading, by which the part of the page is called. */
  id: string;
  title: string;
  /** Said quietly over the form's own title. */
  kicker: string;
}
