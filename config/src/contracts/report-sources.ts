import type { MailState } from "./mails.js";
import type { PluginMails } from "./plugin-mails.js";
import type { Language } from "../site/languages.js";

/** How an owner has the monthly report: by mail, or to be read in the portal alone. */
export const reportPreferences = ["mail", "portal"] as const;
export type ReportPreference = (typeof reportPreferences)[number];

/** An entry of an owner. One person may have several, made by an import and by the office. */
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

/** The agency as its letters show it. */
export interface ReportAgency {
  name: string;
  siteUrl: string;
  /** `#a4452c` */
  accent: string;
  /** Who it is, as the law asks: names and numbers, address, phone. */
  lines: readonly string[];
  /** Empty where it has none. */
  logoUrl: string;
  /** Of whoever said none. */
  languageDefault: Language;
}

/** What became of a mail, by what it is about. */
export interface ReportMailState {
  subject: string;
  state: MailState;
  problem: string;
}

/** The outbox of the house. */
export interface ReportMails extends PluginMails {
  states(kind: string, subjects: readonly string[]): Promise<readonly ReportMailState[]>;
}

/** What reports say that their plugin does not know itself: the application gives it. */
export interface ReportSources {
  /** All entries, or the one that is named. */
  owners(entry?: string): Promise<readonly ReportOwner[]>;
  /** What staff know listings by. */
  names(homes: readonly number[]): Promise<readonly { home: number; title: string; reference: string }[]>;
  /** Listings that are on offer now, whoever owns them. */
  offered(): Promise<readonly number[]>;
  agency(language: Language): Promise<ReportAgency>;
  /** Of a picture by the address a listing has of it; null where it cannot be had. */
  picture(url: string): Promise<Uint8Array | null>;
  mails: ReportMails;
  /** Of the entries of an address; null where there is none. */
  preferenceOf(email: string): Promise<ReportPreference | null>;
  /** For all of them. */
  setPreference(email: string, wish: ReportPreference): Promise<void>;
}
