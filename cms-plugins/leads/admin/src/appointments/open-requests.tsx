import type { StaffAppointment } from "@gevel/config";
import { Box, Flex, Typography } from "@strapi/design-system";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { AppointmentCard } from "./appointment-card";

/** Requests whose moment staff still choose, oldest first. */
export function OpenRequests({
  appointments,
  show,
}: {
  appointments: readonly StaffAppointment[];
  show: (appointment: StaffAppointment) => void;
}) {
  const { text } = useAppointmentMessages();
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
