/** What is one visitor's, and for no search engine. */
export const visitorHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** A viewing for its visitor's calendar, as iCal. */
export const calendarDownload = (file: string): Response =>
  new Response(file, {
    headers: {
      ...visitorHeaders,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="visit.ics"',
    },
  });
