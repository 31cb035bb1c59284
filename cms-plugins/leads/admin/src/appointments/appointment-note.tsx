import type { StaffAppointment } from "@gevel/config";
import { Button, Field, Flex, Textarea } from "@strapi/design-system";
import { useState } from "react";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import type { Change } from "./use-change-appointment";

/** What staff tell each other of a visit. */
export function AppointmentNote({ appointment: { note }, change }: { appointment: StaffAppointment; change: Change }) {
  const { text } = useAppointmentMessages();
  const [typed, setTyped] = useState(note);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="note">
        <Field.Label>{text("leads.appointments.note")}</Field.Label>
        <Textarea
          maxLength={2000}
          value={typed}
          onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
        />
      </Field.Root>
      <Flex>
        <Button
          variant="secondary"
          disabled={typed === note}
          onClick={() => change({ act: "note", was: note, note: typed })}
        >
          {text("leads.appointments.noteSave")}
        </Button>
      </Flex>
    </Flex>
  );
}
