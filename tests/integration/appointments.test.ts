import { describe } from "vitest";
import { databases } from "../support/databases.js";
import { appointmentsApp } from "../support/appointments-app.js";
import { bookingTests } from "./appointments/booking.js";
import { changedHoursTests } from "./appointments/changed-hours.js";
import { hiddenAddressTests } from "./appointments/hidden-addresses.js";
import { appointmentLinkTests } from "./appointments/appointment-links.js";
import { staffCalendarTests } from "./appointments/staff-calendar.js";
import { agentSlotTests } from "./appointments/agent-slots.js";

/** One app for all tests of viewings: starting one takes longer than the tests. */
describe.each(databases("sql"))("viewings on $name", ({ boot }) => {
  const app = appointmentsApp(boot);
  bookingTests(app);
  appointmentLinkTests(app);
  staffCalendarTests(app);
  hiddenAddressTests(app);
  // These two run last: they change the visiting hours.
  changedHoursTests(app);
  agentSlotTests(app);
});
