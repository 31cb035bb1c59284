import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarEventOfListing } from "~/pages/calendar-event-of-listing.server";

/** FORM-13: `/visit-event/<sealed>.ics`, for the calendar of who asked for a viewing. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  calendarEventOfListing(context, params["token"] ?? "");
