import { belgianDay, dayAfter, type StaffAppointment } from "@gevel/config";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { ArrowClockwise, ChevronLeft, ChevronRight } from "@strapi/icons";
import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { mondayOf } from "./monday-of";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { useWeek } from "./appointments-api";
import { AppointmentsNav } from "./appointments-nav";
import { AppointmentDialog } from "./appointment-dialog";
import { calendarPermissions } from "./appointment-permissions";
import { WeekDays } from "./week-days";
import { OpenRequests } from "./open-requests";

/** FORM-7: a week of visits at a glance. */
export function WeekPage() {
  const { text, longDay } = useAppointmentMessages();
  const [search, setSearch] = useSearchParams();
  const monday = mondayOf(search.get("week"), belgianDay(new Date()));
  const { query, reload } = useWeek(monday);
  const { allowedActions } = useRBAC(calendarPermissions);
  const [opened, setOpened] = useState<string | null>(null);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { days, appointments, open, slots } = query.answer;
  const goToWeek = (to: string) => setSearch({ week: to });
  const show = ({ documentId }: StaffAppointment) => setOpened(documentId);
  // As it stands now: after a change by somebody else too.
  const shown = [...appointments, ...open].find(({ documentId }) => documentId === opened);
  return (
    <Page.Main>
      <Page.Title>{text("leads.appointments.title")}</Page.Title>
      <Layouts.Header
        title={text("leads.appointments.title")}
        subtitle={text("leads.appointments.week", { day: longDay(monday) })}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <IconButton label={text("leads.appointments.before")} onClick={() => goToWeek(dayAfter(monday, -7))}>
              <ChevronLeft />
            </IconButton>
            <Button variant="tertiary" onClick={() => setSearch({})}>
              {text("leads.appointments.now")}
            </Button>
            <IconButton label={text("leads.appointments.after")} onClick={() => goToWeek(dayAfter(monday, 7))}>
              <ChevronRight />
            </IconButton>
            <IconButton label={text("leads.appointments.refresh")} onClick={reload}>
              <ArrowClockwise />
            </IconButton>
          </Flex>
        }
      />
      <AppointmentsNav withCalendars={allowedActions["canSubscribe"] === true} />
      <Layouts.Content>
        <WeekDays days={days} appointments={appointments} show={show} reload={reload} />
        <OpenRequests appointments={open} show={show} />
      </Layouts.Content>
      {shown && (
        <AppointmentDialog
          key={`${shown.documentId} ${shown.sequence}`}
          appointment={shown}
          slots={slots.find(({ agentEmail }) => agentEmail === shown.agentEmail)?.slots ?? []}
          reload={reload}
          close={() => setOpened(null)}
        />
      )}
    </Page.Main>
  );
}
