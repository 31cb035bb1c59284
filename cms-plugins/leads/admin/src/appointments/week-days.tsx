import type { StaffAppointment, AppointmentWeek } from "@gevel/config";
import { Box, Button, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import { useNotification, useRBAC } from "@strapi/strapi/admin";
import styled from "styled-components";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { AppointmentCard } from "./appointment-card";
import { changePermissions } from "./appointment-permissions";
import { useAppointmentActions } from "./appointments-api";

/** Seven columns where there is room, else one day under the other. */
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

export function WeekDays({ days, appointments, show, reload }: WeekDaysProps) {
  const { text, day: shortDay, longDay } = useAppointmentMessages();
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
