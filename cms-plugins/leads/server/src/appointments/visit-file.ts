import { calendarFile, type CalendarVisit } from "./calendar-file.js";
import { fillWords } from "../mail/fill-words.js";
import { formatPhone, type Language, type MailAgency, type MailHome, type VisitState } from "@gevel/config";
import type { StoredVisit } from "./stored-visit.js";
import { visitAddress, type VisitReader } from "./visit-address.js";
import { homeTitle } from "./visit-matter.js";
import { visitWords } from "./words/visit-words.js";

const shownState: Readonly<Record<VisitState, CalendarVisit["state"]>> = {
  requested: "requested",
  moved: "requested",
  confirmed: "confirmed",
  cancelled: "cancelled",
};

interface Told {
  home: MailHome | null;
  reference: string | null;
  language: Language;
  reader: VisitReader;
  /** Who comes, for who meets them alone. */
  visitor?: { name: string; phone: string; email: string };
  url: string;
}

/** Null where it has no moment yet. */
export function calendarVisit(visit: StoredVisit, told: Told): CalendarVisit | null {
  const { moment, uid, sequence, state, changedAt } = visit;
  if (!moment) return null;
  const words = visitWords[told.language];
  const home = homeTitle(told.home, told.reference);
  const { visitor } = told;
  const title = visitor
    ? fillWords(words.calendarTitleOf, { name: visitor.name, home })
    : fillWords(words.calendarTitle, { home });
  return {
    ...{ uid, sequence, changedAt, start: moment.start, end: moment.end },
    state: shownState[state],
    // Most calendars keep what was cancelled, and some show its status nowhere.
    title: state === "cancelled" ? fillWords(words.calendarCancelled, { title }) : title,
    description: visitor
      ? [visitor.name, formatPhone(visitor.phone), visitor.email].filter(Boolean).join("\n")
      : [told.home?.agent.name ?? "", formatPhone(told.home?.agent.phone ?? "")].filter(Boolean).join("\n"),
    place: visitAddress(told.home, state, told.reader),
    url: told.url,
  };
}

/** Who the calendar says it is from. */
export const organiser = ({ config }: MailAgency, address: string) => ({
  name: config.agencyName,
  email: config.email || address,
});

/** FORM-7: the file of one visit, as mails carry it; null where it has no moment yet. */
export function visitFile(visit: StoredVisit, told: Told, sender: { name: string; email: string }): string | null {
  const shown = calendarVisit(visit, told);
  return shown && calendarFile({ visits: [shown], sender });
}
