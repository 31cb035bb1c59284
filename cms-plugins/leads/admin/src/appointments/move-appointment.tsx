import type { SlotOption, StaffAppointment } from "@gevel/config";
import { Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from "@strapi/design-system";
import { useState } from "react";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import type { Change } from "./use-change-appointment";

interface MoveAppointmentProps {
  appointment: StaffAppointment;
  slots: readonly SlotOption[];
  change: Change;
}

const own = "own";

/** Another moment: one that visitors could choose, or any other. What staff choose is fixed with it. */
export function MoveAppointment({ appointment, slots, change }: MoveAppointmentProps) {
  const { text, longDay } = useAppointmentMessages();
  const { slot, sequence } = appointment;
  const [chosen, setChosen] = useState("");
  const [ownTime, setOwnTime] = useState({ day: slot?.day ?? "", from: slot?.from ?? "", until: slot?.until ?? "" });
  const free = slots.filter(({ key, isFree }) => isFree && key !== slot?.key);
  const chosenTime = chosen === own ? ownTime : free.find(({ key }) => key === chosen);
  const set = (name: keyof typeof ownTime) => (event: { target: { value: string } }) =>
    setOwnTime({ ...ownTime, [name]: event.target.value });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="slot">
        <Field.Label>{text("leads.appointments.move")}</Field.Label>
        <SingleSelect
          placeholder={text("leads.appointments.slot")}
          value={chosen}
          onChange={(value) => setChosen(String(value))}
        >
          <SingleSelectOption value={own}>{text("leads.appointments.ownTime")}</SingleSelectOption>
          {free.map(({ key, day, from, until }) => (
            <SingleSelectOption key={key} value={key}>
              {`${longDay(day)}, ${from}–${until}`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {chosen === own && (
        <Flex gap={3} wrap="wrap">
          {(["day", "from", "until"] as const).map((name) => (
            <Field.Root key={name} name={name}>
              <Field.Label>{text(`leads.appointments.${name}`)}</Field.Label>
              <TextInput type={name === "day" ? "date" : "time"} value={ownTime[name]} onChange={set(name)} />
            </Field.Root>
          ))}
        </Flex>
      )}
      <Flex>
        <Button
          variant="secondary"
          disabled={!chosenTime?.day || !chosenTime.from || !chosenTime.until}
          onClick={() =>
            chosenTime &&
            change({ act: "move", sequence, day: chosenTime.day, from: chosenTime.from, until: chosenTime.until })
          }
        >
          {text("leads.appointments.moveSave")}
        </Button>
      </Flex>
    </Flex>
  );
}
