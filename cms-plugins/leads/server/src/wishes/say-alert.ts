import { writtenAs, type Language, type MailHome, type MailBrand, type MailContent } from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillWords } from "../mail/fill-words.js";
import { shownHome } from "../mail/shown-home.js";
import { mailWords } from "../mail/words/mail-words.js";

interface AlertMatter {
  language: Language;
  homes: readonly (MailHome & { priceFell: boolean })[];
  /** Addresses of the pages where it is changed, and ended. */
  manage: string;
  leave: string;
  confirmedAt: Date;
  brand: MailBrand;
}

/** FORM-9: the homes, each once, why the mail came, and how it ends. */
export function sayAlert({ language, homes, manage, leave, confirmedAt, brand }: AlertMatter): MailContent {
  const words = mailWords[language].alert;
  const [first] = homes;
  const values = { count: String(homes.length), home: first?.title ?? "", agency: brand.name };
  const only = homes.length === 1 ? first : undefined;
  const subject = only ? (only.priceFell ? words.subjectPrice : words.subjectOne) : words.subjectMany;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  return {
    language,
    subject: headerText(fillWords(subject, values)),
    heading: "",
    greeting: "",
    paragraphs: [fillWords(only ? words.bodyOne : words.bodyMany, values)],
    home: null,
    homes: homes.map((home) => ({ ...shownHome(home, language), tag: home.priceFell ? words.priceFell : words.isNew })),
    factsTitle: "",
    facts: [],
    messages: [],
    button: null,
    signature: "",
    links: [
      { label: words.manage, url: manage },
      { label: words.leave, url: leave },
    ],
    notes: [fillWords(words.why, { day: day.format(confirmedAt) })],
    brand,
  };
}
