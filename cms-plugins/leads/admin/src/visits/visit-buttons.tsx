import type { StaffVisit } from "@gevel/config";
import { Button, Flex } from "@strapi/design-system";
import { useState } from "react";
import { useVisitTexts } from "./texts/use-visit-texts";
import type { Change } from "./use-change";

/** Confirms a visit, or takes it off: that asks twice, for its visitor is told at once. */
export function VisitButtons({ visit, change }: { visit: StaffVisit; change: Change }) {
  const { text } = useVisitTexts();
  const [sure, setSure] = useState(false);
  const { sequence, state, slot } = visit;
  return (
    <Flex gap={3} wrap="wrap">
      {slot && state !== "confirmed" && (
        <Button onClick={() => change({ act: "confirm", sequence })}>{text("leads.visits.confirm")}</Button>
      )}
      <Button
        variant={sure ? "danger" : "danger-light"}
        onClick={() => (sure ? change({ act: "cancel", sequence }) : setSure(true))}
      >
        {text(sure ? "leads.visits.cancelSure" : "leads.visits.cancel")}
      </Button>
    </Flex>
  );
}
