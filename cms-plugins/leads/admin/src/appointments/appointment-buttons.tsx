import type { StaffAppointment } from "@gevel/config";
import { Button, Flex } from "@strapi/design-system";
import { useState } from "react";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import type { Change } from "./use-change-appointment";

/** Confirms a visit, or takes it off: that asks twice, for its visitor is told at once. */
export function AppointmentButtons({ appointment, change }: { appointment: StaffAppointment; change: Change }) {
  const { text } = useAppointmentMessages();
  const [sure, setSure] = useState(false);
  const { sequence, state, slot } = appointment;
  return (
    <Flex gap={3} wrap="wrap">
      {slot && state !== "confirmed" && (
        <Button onClick={() => change({ act: "confirm", sequence })}>{text("leads.appointments.confirm")}</Button>
      )}
      <Button
        variant={sure ? "danger" : "danger-light"}
        onClick={() => (sure ? change({ act: "cancel", sequence }) : setSure(true))}
      >
        {text(sure ? "leads.appointments.cancelSure" : "leads.appointments.cancel")}
      </Button>
    </Flex>
  );
}
