import type { Goal, Language, OwnFormKey, PriceText } from "@gevel/config";
import type { FormChoices } from "~/forms/form-choices";

/** The listing that a form is about, as its page names it. */
export interface AskedListing {
  path: string;
  /** Address of the form for other questions. */
  infoPath: string;
  title: string;
  /** Where the headline is in another language than the page. */
  lang?: Language;
  typeName: string;
  city: string;
  reference: string;
  goal: Goal;
  price: PriceText;
  picture: string | null;
}

/** A page that holds a form of a listing. */
export interface AskPageData {
  form: OwnFormKey;
  choices: FormChoices;
  /** A listing without documents on request has nothing to ask for. */
  hasForm: boolean;
  listing: AskedListing;
}
