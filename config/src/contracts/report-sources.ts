import type { MailState } from "./mails.js";
import type { PluginMails } from "./plugin-mails.js";
import type { Language } from "../site/languages.js";

/** How an owner receives the monthly report: by mail, or only in the portal. */
export const reportPreferences = ["mail", "portal"] as const;
export type ReportPreference = (typeof reportPreferences)[number];

/** An owner entry. One person may have several, from imports and from the office. */
export interface ReportOwner {
  /** Document id. */
  entry: string;
  email: string;
  name: string;
  language: Language | null;
  wish: ReportPreference;
  /** Ids of listings. */
  homes: readonly number[];
}

/** The agency's details for its mails and reports. */
export interface ReportAgency {
  name: string;
  siteUrl: string;
  /** `#a4452c` */
  accent: string;
  /** The identification the law requires: names and numbers, address, phone. */
  lines: readonly string[];
  /** Empty where it has none. */
  logoUrl: string;
  /** For owners without a language. */
  languageDefault: Language;
}

/** Delivery state of a mail, by its subject. */
export interface ReportMailState {
  subject: string;
  state: MailState;
  problem: string;
}

/** The application's outbox. */
export interface ReportMails extends PluginMails {
  states(kind: string, subjects: readonly string[]): Promise<readonly ReportMailState[]>;
}

/** What the report plugin needs from the application. */
export interface ReportSources {
  /** All entries, or the one that is named. */
  owners(entry?: string): Promise<readonly ReportOwner[]>;
  /** The titles and references staff know listings by. */
  names(homes: readonly number[]): Promise<readonly { home: number; title: string; reference: string }[]>;
  /** Listings on offer now, with any owner or none. */
  offered(): Promise<readonly number[]>;
  agency(language: Language): Promise<ReportAgency>;
  /** A picture by its address in the listing; null if it cannot be loaded. */
  picture(url: string): Promise<Uint8Array | null>;
  mails: ReportMails;
  /** The preference of the entries under an address; null without any. */
  preferenceOf(email: string): Promise<ReportPreference | null>;
  /** For all of them. */
  setPreference(email: string, wish: ReportPreference): Promise<void>;
}
