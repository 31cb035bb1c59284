import type { StaffAppointment } from "@gevel/config";
import { Flex, Status, Typography } from "@strapi/design-system";
import styled from "styled-components";
import { useAppointmentMessages } from "./messages/use-appointment-messages";

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

/** A visit, in short: a button that shows all of it. */
export function AppointmentCard({ appointment, show }: { appointment: StaffAppointment; show: () => void }) {
  const { text } = useAppointmentMessages();
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
