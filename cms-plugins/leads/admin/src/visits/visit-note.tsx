import type { StaffVisit } from "@gevel/config";
import { Button, Field, Flex, Textarea } from "@strapi/design-system";
import { useState } from "react";
import { useVisitTexts } from "./texts/use-visit-texts";
import type { Change } from "./use-change";

/** What staff tell each other of a visit. */
export function VisitNote({ visit: { note }, change }: { visit: StaffVisit; change: Change }) {
  const { text } = useVisitTexts();
  const [typed, setTyped] = useState(note);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="note">
        <Field.Label>{text("leads.visits.note")}</Field.Label>
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
          {text("leads.visits.noteSave")}
        </Button>
      </Flex>
    </Flex>
  );
}
