import type { listingStates, Language, StepKey, TimelineEvent } from "@gevel/config";
import type { ReportTotals } from "../report-data.js";
import { reportMessagesDe } from "./report-messages-de.js";
import { reportMessagesEn } from "./report-messages-en.js";
import { reportMessagesFr } from "./report-messages-fr.js";
import { reportMessagesNl } from "./report-messages-nl.js";

type Way = Extract<TimelineEvent, { kind: "communication" }>["way"];
type Interest = Extract<TimelineEvent, { kind: "interest" }>["what"];
type VisitState = Extract<TimelineEvent, { kind: "visit" }>["state"];

/** What a report says in a language. Months come as they are written in the middle of a sentence. */
export interface ReportMessages {
  report: string;
  reference: string;
  page: (page: number, of: number) => string;
  goal: Readonly<Record<0 | 1, string>>;
  state: Readonly<Record<(typeof listingStates)[number], string>>;
  /** `name: value`, with the space that French writes before it. */
  labelled: (label: string, value: string) => string;
  price: Readonly<Record<0 | 1, string>>;
  onRequest: string;
  perMonth: string;
  /** Of a home in words, for who does not see its picture. */
  pictureOf: (title: string) => string;
  busy: (month: string, totals: ReportTotals) => string;
  quiet: (month: string) => string;
  offeredUntilState: Readonly<Record<"sold" | "rented" | "withdrawn", string>>;
  numbers: { title: string; interested: string; visits: string; reactions: string };
  asked: (of: Readonly<Record<"information" | "visit" | "documents", number>>) => string;
  noEnquiries: string;
  visitsMore: (of: Readonly<Record<"planned" | "cancelled", number>>) => string;
  reactionsBelow: string;
  noReactions: string;
  quoted: (text: string) => string;
  reactions: { title: string; from: (visitor: string, day: string) => string };
  views: {
    title: string;
    total: (views: number, perDay: string, best: { day: string; views: number }) => string;
    none: string;
    counted: string;
    graph: (views: number, month: string) => string;
    day: string;
    week: string;
  };
  media: { title: string; intro: string; medium: string; views: string; untold: string };
  priced: {
    from: (name: string, before: string, after: string) => string;
    to: (name: string, after: string) => string;
  };
  happened: { title: string };
  visit: (state: VisitState, visitor: string) => string;
  way: Readonly<Record<Way, string>>;
  online: (medium: string, ended: boolean) => string;
  interest: (what: Interest, times: number) => string;
  became: Readonly<Record<(typeof listingStates)[number], string>>;
  proposals: {
    title: string;
    step: Readonly<Record<StepKey, string>>;
    missing: string;
    expiring: (day: string) => string;
    expired: (day: string) => string;
  };
  agent: { title: string; invitation: string };
  legal: (month: string, day: string) => string;
  mail: {
    subject: (place: string, month: string) => string;
    greeting: (name: string) => string;
    intro: (month: string) => string;
    attached: string;
    facts: string;
    views: string;
    see: string;
    why: string;
    fileName: (month: string) => string;
  };
}

export const reportMessages: Readonly<Record<Language, ReportMessages>> = {
  nl: reportMessagesNl,
  fr: reportMessagesFr,
  en: reportMessagesEn,
  de: reportMessagesDe,
};
