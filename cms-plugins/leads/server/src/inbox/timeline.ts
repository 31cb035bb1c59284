import type { LeadEvent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { appointmentEvents } from "../appointments/appointment-events.js";
import { documentEvents } from "../documents/document-events.js";
import { subscriptionEvents } from "../subscriptions/subscription-events.js";
import { mailEvents } from "./answers.js";
import { historyEvents } from "./history.js";

/** What one room knows of a lead, by its document id. Words are in the language of whoever asks (`staffLanguage`). */
type EventReader = (strapi: Core.Strapi, lead: string) => Promise<LeadEvent[]>;

const readers: readonly EventReader[] = [
  historyEvents,
  mailEvents,
  appointmentEvents,
  documentEvents,
  subscriptionEvents,
];

/** Oldest first; what happened at the same moment keeps the order of the rooms. */
export const inOrder = (events: readonly LeadEvent[]): LeadEvent[] =>
  events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

export async function readTimeline(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const events = await Promise.all(readers.map((read) => read(strapi, lead)));
  return events.flat();
}
