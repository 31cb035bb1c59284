import type { StaffVisit, VisitWeek } from "@gevel/config";
import { Box, Button, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import { useNotification, useRBAC } from "@strapi/strapi/admin";
import styled from "styled-components";
import { useVisitTexts } from "./texts/use-visit-texts";
import { VisitCard } from "./visit-card";
import { changingVisits } from "./visit-rights";
import { useVisitActions } from "./visits-api";

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
  days: VisitWeek["days"];
  visits: readonly StaffVisit[];
  show: (visit: StaffVisit) => void;
  again: () => void;
}

export function WeekDays({ days, visits, show, again }: WeekDaysProps) {
  const { text, day: shortDay, longDay } = useVisitTexts();
  const { closeDay } = useVisitActions();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(changingVisits);
  const close = (day: string, closed: boolean) =>
    void closeDay(day, closed).then(again, (cause: unknown) =>
      toggleNotification({ type: "danger", message: text("leads.visits.failed", { reason: String(cause) }) }),
    );
  return (
    <Week>
      {days.map(({ day, isClosed }) => {
        const ofDay = visits.filter(({ slot }) => slot?.day === day);
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
                  {text(ofDay.length === 0 ? "leads.visits.closed" : "leads.visits.closedWith")}
                </Typography>
              )}
              {ofDay.length === 0 && !isClosed && (
                <Typography variant="pi" textColor="neutral600">
                  {text("leads.visits.none")}
                </Typography>
              )}
              {ofDay.map((visit) => (
                <VisitCard key={visit.documentId} visit={visit} show={() => show(visit)} />
              ))}
              {allowedActions["canChange"] && (
                <Button variant="ghost" size="S" onClick={() => close(day, !isClosed)}>
                  {text(isClosed ? "leads.visits.openDay" : "leads.visits.closeDay")}
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
