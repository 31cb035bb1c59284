import { isAppError, linkTokenSchema } from "@gevel/config";
import type { Cms } from "../cms/cms.server";
import { visitorHeaders } from "./calendar-download.server";

interface CalendarParts {
  cms: Pick<Cms, "readCalendar">;
  log: { error(details: object, message: string): void };
  leftOut: boolean;
}

/** In seconds: the retry delay for a calendar program while the CMS cannot be reached. */
const pause = 300;

const errorResponse = (status: 404 | 429 | 503, wait: number | null = null) =>
  new Response(null, { status, headers: { ...visitorHeaders, ...(wait !== null && { "retry-after": String(wait) }) } });

/**
 * Calendar programs delete their entries on a 404, and ask for a password on a 401. It is a 404 if the CMS has no such
 * calendar; any other failure asks them to retry later.
 */
export async function answerCalendar(context: CalendarParts, file: string): Promise<Response> {
  // Remix's own question for a route's data (`.data`) has none of these headers in its answer.
  context.leftOut = true;
  const { data: token } = linkTokenSchema.safeParse(file.replace(/\.ics$/, ""));
  if (token === undefined) return errorResponse(404);
  try {
    const calendar = await context.cms.readCalendar(token);
    return new Response(calendar, { headers: { ...visitorHeaders, "content-type": "text/calendar; charset=utf-8" } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "PAGE_NOT_FOUND") return errorResponse(404);
    if (error.code === "TOO_MANY_REQUESTS") return errorResponse(429, error.wait ?? pause);
    context.log.error(
      { err: error },
      "appointments: calendar could not be loaded from the CMS, calendar apps retry later",
    );
    return errorResponse(503, pause);
  }
}
