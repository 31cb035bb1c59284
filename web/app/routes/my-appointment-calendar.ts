import type { LoaderFunctionArgs } from "@remix-run/node";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { loadAppointmentCalendar } from "~/appointments/load-appointment.server";

/** FORM-7: `/<language>/my-visit/<secret>/visit.ics`, for the calendar of the visitor. */
export const loader = withErrorPage(async ({ context, params }: LoaderFunctionArgs) =>
  loadAppointmentCalendar(context, params),
);
