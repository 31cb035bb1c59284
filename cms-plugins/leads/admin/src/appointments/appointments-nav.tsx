import { PageTab, PageTabs } from "@gevel/core/screens";
import { useAppointmentMessages } from "./messages/use-appointment-messages";

/** The parts of the visits, above each of them. */
export function AppointmentsNav({ withCalendars }: { withCalendars: boolean }) {
  const { text } = useAppointmentMessages();
  if (!withCalendars) return null;
  return (
    <PageTabs label={text("leads.appointments.tabs")}>
      <PageTab to="/plugins/visits" end>
        {text("leads.appointments.tab.week")}
      </PageTab>
      <PageTab to="/plugins/visits/calendars">{text("leads.appointments.tab.calendars")}</PageTab>
    </PageTabs>
  );
}
