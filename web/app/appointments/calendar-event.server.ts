import { fromBelgianTime, formatPhone, languageSchema, type Language, type SiteConfig } from "@gevel/config";
import { calendarFile } from "@gevel/config/server";
import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { textOf } from "~/i18n/text-of.server";
import { seal, unseal } from "~/secrets/sealed.server";
import { calendarDownload, visitorHeaders } from "./calendar-download.server";

const purpose = "calendar event of a viewing";

/** A viewing for its visitor's calendar; nothing of the visitor is in it. */
const calendarEventSchema = z.object({
  /** Its name in calendars, the same in the files of mails. */
  uid: z.string(),
  day: z.iso.date(),
  from: z.string(),
  until: z.string(),
  /** Null for a viewing of no listing in particular. */
  listing: z.number().int().nullable(),
  language: languageSchema,
  /** When it was requested, in milliseconds since 1970. */
  changedAt: z.number().int(),
  state: z.enum(["requested", "confirmed"]),
});
export type CalendarEventOfVisitor = z.infer<typeof calendarEventSchema>;

/** FORM-13: address of its file, `/visit-event/<sealed>.ics`: only this site makes one, and it names nobody. */
export const calendarAddress = (
  { cookieSecret }: Pick<AppLoadContext, "cookieSecret">,
  event: CalendarEventOfVisitor,
): string => `/visit-event/${seal(JSON.stringify(event), cookieSecret, purpose)}.ics`;

interface Home {
  title: string;
  /** Its address where that may be published, else its town. */
  place: string;
  path: string;
  agent: string;
  phone: string;
}

interface Parts extends Pick<AppLoadContext, "cookieSecret" | "siteUrl"> {
  /** The listing as published now; null once it is withdrawn. */
  homeOf: (listing: number, language: Language) => Home | null;
  configOf: (language: Language) => SiteConfig | null;
}

/** The calendar file at such an address; 404 for one that this site did not make. */
export function answerCalendarEvent({ cookieSecret, siteUrl, homeOf, configOf }: Parts, file: string): Response {
  const text = unseal(file.replace(/\.ics$/, ""), cookieSecret, purpose);
  const event = text === null ? undefined : calendarEventSchema.safeParse(JSON.parse(text)).data;
  const config = event && configOf(event.language);
  if (!event || !config) return new Response(null, { status: 404, headers: visitorHeaders });
  const { uid, day, from, until, listing, language, changedAt, state } = event;
  const home = listing === null ? null : homeOf(listing, language);
  const body = calendarFile({
    appointments: [
      {
        ...{ uid, sequence: 0, state, changedAt: new Date(changedAt) },
        start: fromBelgianTime(day, from),
        end: fromBelgianTime(day, until),
        title: textOf(language, "thanks.event", { home: home?.title || config.agencyName }),
        description: [home?.agent || config.agencyName, formatPhone(home?.phone || config.phone)]
          .filter(Boolean)
          .join("\n"),
        place: home?.place ?? "",
        url: home ? new URL(home.path, siteUrl).href : "",
      },
    ],
    sender: { name: config.agencyName, email: config.email || `noreply@${new URL(siteUrl).hostname}` },
  });
  return calendarDownload(body);
}
