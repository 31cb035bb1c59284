import type { FormKey, Goal, Language, PriceText } from "@gevel/config";
import type { Contact } from "~/properties/detail/property-content";
import type { StepName } from "./next-step-names";

/** What a form was about, as published now. */
export interface ThanksSubject {
  /** Null once it is withdrawn: then only its name at the time of sending is known. */
  path: string | null;
  title: string;
  lang?: Language;
  place: string;
  reference: string;
  price: { text: PriceText; goal: Goal } | null;
  picture: string | null;
}

/** An answer of the sender's: its lines, or a long text of its own. */
export interface ThanksRow {
  label: string;
  lines: readonly string[];
  isText: boolean;
}

/** A viewing's time: `2026-11-24`, `10:00`. */
export interface ThanksSlot {
  day: string;
  from: string;
  until: string;
  /** Address of its calendar file; null while it is not reserved. */
  calendar: string | null;
}

/** FORM-13: what a form's sender sees after the thanks. */
export interface ThanksContent {
  form: FormKey;
  sentAt: Date;
  subject: ThanksSubject | null;
  /** Name of the member of the team it was for; empty for none. */
  member: string;
  slot: ThanksSlot | null;
  rows: readonly ThanksRow[];
  steps: readonly StepName[];
  /** Whom the steps name; empty where the form does not ask for it. */
  email: string;
  phone: string;
  friend: string;
}

/** Who answers. */
export interface ThanksContact extends Contact {
  /** A person's, else the agency's. */
  isAgent: boolean;
  /** Of the first office, in its own words; empty for a person. */
  hours: readonly { days: string; hours: string }[];
}
