import type { Language } from "../site/languages.js";
import type { MailListing } from "./mails.js";

export interface MailFact {
  label: string;
  /** Free text, so it may contain anything. */
  typed?: true;
  value: string;
  /** The link: `tel:`, `mailto:` or a page; empty if there is none. */
  href: string;
  /** The link text in HTML mails, if the address is not meant for reading. */
  linkLabel?: string;
}

/** How the agency looks in a mail. */
export interface MailBrand {
  name: string;
  siteUrl: string;
  logo: { url: string; width: number; height: number } | null;
  accent: string;
  /** A text colour readable on the accent. */
  onAccent: string;
  /** The agency's identity as required by law: name and numbers, address, phone. */
  lines: readonly string[];
}

/** The content of a mail, before it is rendered as text or HTML. No part of it is markup. */
export interface MailContent {
  language: Language;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  home:
    | (Pick<MailListing, "title" | "place" | "reference" | "url" | "picture"> & {
        priceLabel: string;
        seeLabel: string;
        referenceLabel: string;
      })
    | null;
  /** Listings of a search alert; `tag` says why. */
  homes?: readonly (NonNullable<MailContent["home"]> & { tag: string })[];
  /** Lists of what a mail of alerts has no place for. */
  more?: readonly { label: string; url: string }[];
  factsTitle: string;
  facts: readonly MailFact[];
  /** A second list of facts, under a title of its own. */
  further?: { title: string; facts: readonly MailFact[] };
  /** Numbers in order, rendered as bars; `text` is their summary. */
  chart?: { text: string; values: readonly number[] };
  /** A visitor's own text. */
  messages: readonly { label: string; text: string }[];
  button: { label: string; url: string } | null;
  signature: string;
  /** Links to change and end the mails, below everything else. */
  links?: readonly { label: string; url: string }[];
  notes: readonly string[];
  brand: MailBrand;
}
