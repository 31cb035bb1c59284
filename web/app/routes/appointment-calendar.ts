import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCalendar } from "~/appointments/answer-calendar.server";

/** FORM-7: `/visit-calendar/<secret>.ics`, for the calendar programs of staff. */
export const loader = ({ context, params }: LoaderFunctionArgs) => answerCalendar(context, params["token"] ?? "");
