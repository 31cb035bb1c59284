import type { ShownSlot, StaffVisit } from "@gevel/config";
import { Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from "@strapi/design-system";
import { useState } from "react";
import { useVisitTexts } from "./texts/use-visit-texts";
import type { Change } from "./use-change";

interface MoveVisitProps {
  visit: StaffVisit;
  slots: readonly ShownSlot[];
  change: Change;
}

const own = "own";

/** Another moment: one that visitors could choose, or any other. What staff choose is fixed with it. */
export function MoveVisit({ visit, slots, change }: MoveVisitProps) {
  const { text, longDay } = useVisitTexts();
  const { slot, sequence } = visit;
  const [chosen, setChosen] = useState("");
  const [moment, setMoment] = useState({ day: slot?.day ?? "", from: slot?.from ?? "", until: slot?.until ?? "" });
  const free = slots.filter(({ key, isFree }) => isFree && key !== slot?.key);
  const asked = chosen === own ? moment : free.find(({ key }) => key === chosen);
  const set = (name: keyof typeof moment) => (event: { target: { value: string } }) =>
    setMoment({ ...moment, [name]: event.target.value });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="slot">
        <Field.Label>{text("leads.visits.move")}</Field.Label>
        <SingleSelect
          placeholder={text("leads.visits.slot")}
          value={chosen}
          onChange={(value) => setChosen(String(value))}
        >
          <SingleSelectOption value={own}>{text("leads.visits.ownMoment")}</SingleSelectOption>
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
              <Field.Label>{text(`leads.visits.${name}`)}</Field.Label>
              <TextInput type={name === "day" ? "date" : "time"} value={moment[name]} onChange={set(name)} />
            </Field.Root>
          ))}
        </Flex>
      )}
      <Flex>
        <Button
          variant="secondary"
          disabled={!asked?.day || !asked.from || !asked.until}
          onClick={() =>
            asked && change({ act: "move", sequence, day: asked.day, from: asked.from, until: asked.until })
          }
        >
          {text("leads.visits.moveSave")}
        </Button>
      </Flex>
    </Flex>
  );
}
