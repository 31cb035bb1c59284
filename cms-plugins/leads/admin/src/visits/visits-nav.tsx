import { Part, PartsBar } from "@gevel/kit/screens";
import { useVisitTexts } from "./texts/use-visit-texts";

/** The parts of the visits, above each of them. */
export function VisitsNav({ withCalendars }: { withCalendars: boolean }) {
  const { text } = useVisitTexts();
  if (!withCalendars) return null;
  return (
    <PartsBar label={text("leads.visits.tabs")}>
      <Part to="/plugins/visits" end>
        {text("leads.visits.tab.week")}
      </Part>
      <Part to="/plugins/visits/calendars">{text("leads.visits.tab.calendars")}</Part>
    </PartsBar>
  );
}
