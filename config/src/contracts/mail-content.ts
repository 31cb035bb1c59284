import type { Language } from "../site/languages.js";
import type { MailListing } from "./mails.js";

export interface MailFact {
  label: string;
  /** Typed freely, so that anything may stand in it. */
  typed?: true;
  value: string;
  /** Where it leads: `tel:`, `mailto:` or a page; empty where nowhere. */
  href: string;
  /** What the link says where mails show more than text, and the address is not for reading. */
  linkLabel?: string;
}

/** How the agency looks in a mail. */
export interface MailBrand {
  name: string;
  siteUrl: string;
  logo: { url: string; width: number; height: number } | null;
  accent: string;
  /** What is readable on the accent. */
  onAccent: string;
  /** Who the agency is, as the law asks: name and numbers, address, phone. */
  lines: readonly string[];
}

/** What a mail says, before it is text or HTML. No part of it is markup. */
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
  /** Homes that a mail of alerts tells of; `tag` says why. */
  homes?: readonly (NonNullable<MailContent["home"]> & { tag: string })[];
  /** Lists of what a mail of alerts has no place for. */
  more?: readonly { label: string; url: string }[];
  factsTitle: string;
  facts: readonly MailFact[];
  /** A second list of facts, under a title of its own. */
  further?: { title: string; facts: readonly MailFact[] };
  /** Numbers in their order, drawn as bars; `text` says what they come to. */
  chart?: { text: string; values: readonly number[] };
  /** What a visitor wrote in their own words. */
  messages: readonly { label: string; text: string }[];
  button: { label: string; url: string } | null;
  signature: string;
  /** Where the mails are changed and ended, below everything else. */
  links?: readonly { label: string; url: string }[];
  notes: readonly string[];
  brand: MailBrand;
}
