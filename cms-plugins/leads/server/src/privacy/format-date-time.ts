import { writtenAs, type Language } from "@gevel/config";

/** A date and time in Belgian local time. */
export const formatDateTime = (at: number | string | Date, language: Language): string =>
  new Intl.DateTimeFormat(writtenAs[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(new Date(at));
