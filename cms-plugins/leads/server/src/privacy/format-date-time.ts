import { writtenAs, type Language } from "@gevel/config";

/** A moment as clocks in Belgium show it. */
export const formatDateTime = (at: number | string | Date, language: Language): string =>
  new Intl.DateTimeFormat(writtenAs[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(new Date(at));
