import { belgianDay, dayAfter, type StaffVisit } from "@gevel/config";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { ArrowClockwise, ChevronLeft, ChevronRight } from "@strapi/icons";
import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { mondayOf } from "./monday-of";
import { useVisitTexts } from "./texts/use-visit-texts";
import { useWeek } from "./visits-api";
import { VisitsNav } from "./visits-nav";
import { VisitWindow } from "./visit-window";
import { makingCalendars } from "./visit-rights";
import { WeekDays } from "./week-days";
import { OpenRequests } from "./open-requests";

/** FORM-7: a week of visits at a glance. */
export function WeekPage() {
  const { text, longDay } = useVisitTexts();
  const [search, setSearch] = useSearchParams();
  const monday = mondayOf(search.get("week"), belgianDay(new Date()));
  const { asked, again } = useWeek(monday);
  const { allowedActions } = useRBAC(makingCalendars);
  const [opened, setOpened] = useState<string | null>(null);

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { days, visits, open, slots } = asked.answer;
  const turn = (to: string) => setSearch({ week: to });
  const show = ({ documentId }: StaffVisit) => setOpened(documentId);
  // As it stands now: after a change by somebody else too.
  const shown = [...visits, ...open].find(({ documentId }) => documentId === opened);
  return (
    <Page.Main>
      <Page.Title>{text("leads.visits.title")}</Page.Title>
      <Layouts.Header
        title={text("leads.visits.title")}
        subtitle={text("leads.visits.week", { day: longDay(monday) })}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <IconButton label={text("leads.visits.before")} onClick={() => turn(dayAfter(monday, -7))}>
              <ChevronLeft />
            </IconButton>
            <Button variant="tertiary" onClick={() => setSearch({})}>
              {text("leads.visits.now")}
            </Button>
            <IconButton label={text("leads.visits.after")} onClick={() => turn(dayAfter(monday, 7))}>
              <ChevronRight />
            </IconButton>
            <IconButton label={text("leads.visits.refresh")} onClick={again}>
              <ArrowClockwise />
            </IconButton>
          </Flex>
        }
      />
      <VisitsNav withCalendars={allowedActions["canSubscribe"] === true} />
      <Layouts.Content>
        <WeekDays days={days} visits={visits} show={show} again={again} />
        <OpenRequests visits={open} show={show} />
      </Layouts.Content>
      {shown && (
        <VisitWindow
          key={`${shown.documentId} ${shown.sequence}`}
          visit={shown}
          slots={slots.find(({ agentEmail }) => agentEmail === shown.agentEmail)?.slots ?? []}
          again={again}
          close={() => setOpened(null)}
        />
      )}
    </Page.Main>
  );
}
