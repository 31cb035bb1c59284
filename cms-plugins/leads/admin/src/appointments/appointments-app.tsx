import { Page, Layouts, useRBAC, useNotification } from "@strapi/strapi/admin";
import { Route, Routes, useSearchParams } from "react-router-dom";
import { CalendarsPage, AppointmentsNav } from "./calendars-page";
import { calendarPermissions, readPermissions, changePermissions } from "./appointment-permissions";
import { belgianDay, dayAfter, type StaffAppointment, type AppointmentWeek } from "@gevel/config";
import { Button, Flex, IconButton, Box, Typography, VisuallyHidden, Status } from "@strapi/design-system";
import { ArrowClockwise, ChevronLeft, ChevronRight } from "@strapi/icons";
import { useState } from "react";
import { mondayOf } from "./monday-of";
import { useMessages } from "../use-messages";
import { useWeek, useAppointmentActions } from "./appointments-api";
import { AppointmentDialog } from "./appointment-dialog";
import styled from "styled-components";

const Card = styled.button`
  width: 100%;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

const looks = { requested: "secondary", moved: "warning", confirmed: "success", cancelled: "danger" } as const;

/** A viewing, in short: a button that shows all of it. */
function AppointmentCard({ appointment, show }: { appointment: StaffAppointment; show: () => void }) {
  const { text } = useMessages();
  const { slot, state, name, home, reference, agent } = appointment;
  return (
    <Card type="button" onClick={show}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography fontWeight="bold">
          {slot ? `${slot.from}–${slot.until}` : text("leads.appointments.anyTime")}
        </Typography>
        <Typography>{name}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {home?.title || reference}
        </Typography>
        {agent && (
          <Typography variant="pi" textColor="neutral600">
            {text("leads.appointments.with", { agent })}
          </Typography>
        )}
        <Status variant={looks[state]} size="XS">
          <Typography variant="pi">{text(`leads.appointments.state.${state}`)}</Typography>
        </Status>
      </Flex>
    </Card>
  );
}

/** Seven columns if the width allows, else the days below each other. */
const Week = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 1280px) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`;

interface WeekDaysProps {
  days: AppointmentWeek["days"];
  appointments: readonly StaffAppointment[];
  show: (appointment: StaffAppointment) => void;
  reload: () => void;
}

function WeekDays({ days, appointments, show, reload }: WeekDaysProps) {
  const { text, shortDay, longDay } = useMessages();
  const { closeDay } = useAppointmentActions();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(changePermissions);
  const close = (day: string, closed: boolean) =>
    void closeDay(day, closed).then(reload, (cause: unknown) =>
      toggleNotification({ type: "danger", message: text("leads.appointments.failed", { reason: String(cause) }) }),
    );
  return (
    <Week>
      {days.map(({ day, isClosed }) => {
        const ofDay = appointments.filter(({ slot }) => slot?.day === day);
        return (
          <Box
            tag="li"
            key={day}
            background={isClosed ? "neutral150" : "neutral0"}
            padding={3}
            hasRadius
            shadow="tableShadow"
          >
            <Flex direction="column" alignItems="stretch" gap={2}>
              <Typography tag="h2" variant="delta">
                {shortDay(day)}
              </Typography>
              {isClosed && (
                <Typography variant="pi">
                  {text(ofDay.length === 0 ? "leads.appointments.closed" : "leads.appointments.closedWith")}
                </Typography>
              )}
              {ofDay.length === 0 && !isClosed && (
                <Typography variant="pi" textColor="neutral600">
                  {text("leads.appointments.none")}
                </Typography>
              )}
              {ofDay.map((appointment) => (
                <AppointmentCard
                  key={appointment.documentId}
                  appointment={appointment}
                  show={() => show(appointment)}
                />
              ))}
              {allowedActions["canChange"] && (
                <Button variant="ghost" size="S" onClick={() => close(day, !isClosed)}>
                  {text(isClosed ? "leads.appointments.openDay" : "leads.appointments.closeDay")}
                  <VisuallyHidden> {longDay(day)}</VisuallyHidden>
                </Button>
              )}
            </Flex>
          </Box>
        );
      })}
    </Week>
  );
}

/** Requests for which staff still choose a time, oldest first. */
function OpenRequests({
  appointments,
  show,
}: {
  appointments: readonly StaffAppointment[];
  show: (appointment: StaffAppointment) => void;
}) {
  const { text } = useMessages();
  return (
    <Box tag="section" paddingTop={6} aria-label={text("leads.appointments.open")}>
      <Typography tag="h2" variant="delta">
        {text("leads.appointments.open")}
      </Typography>
      {appointments.length === 0 && (
        <Typography textColor="neutral600">{text("leads.appointments.openNone")}</Typography>
      )}
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        {appointments.map((appointment) => (
          <Box key={appointment.documentId} width="240px">
            <AppointmentCard appointment={appointment} show={() => show(appointment)} />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

/** FORM-7: a week of viewings at a glance. */
function WeekPage() {
  const { text, longDay } = useMessages();
  const [search, setSearch] = useSearchParams();
  const monday = mondayOf(search.get("week"), belgianDay(new Date()));
  const { query, reload } = useWeek(monday);
  const { allowedActions } = useRBAC(calendarPermissions);
  const [opened, setOpened] = useState<string | null>(null);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { days, appointments, open, slots, mailsAsFiles } = query.answer;
  const goToWeek = (to: string) => setSearch({ week: to });
  const show = ({ documentId }: StaffAppointment) => setOpened(documentId);
  // The viewing's current state, also after a change by a colleague.
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
          mailsAsFiles={mailsAsFiles}
          reload={reload}
          close={() => setOpened(null)}
        />
      )}
    </Page.Main>
  );
}

export default function AppointmentsApp() {
  return (
    <Page.Protect permissions={readPermissions}>
      <Routes>
        <Route index element={<WeekPage />} />
        <Route
          path="calendars"
          element={
            <Page.Protect permissions={calendarPermissions}>
              <CalendarsPage />
            </Page.Protect>
          }
        />
      </Routes>
    </Page.Protect>
  );
}
