import { ownSite, statisticsPeriods, type Statistics, type StatisticsQuery } from "@gevel/config";
import { Choose } from "@gevel/kit/screens";
import styled from "styled-components";
import { useStatisticsTexts } from "./texts/use-statistics-texts";

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 280px));
  gap: 16px;
`;

/** Stands for none: an option of a select has a value. */
const none = "-";
const named = (chosen: string) => (chosen === none ? "" : chosen);

const periods = statisticsPeriods.map((days) => `${days}` as const);

interface FiltersProps {
  query: StatisticsQuery;
  statistics: Statistics;
  ask: (name: keyof StatisticsQuery, value: string) => void;
}

export function StatisticsFilters({ query, statistics, ask }: FiltersProps) {
  const { text } = useStatisticsTexts();
  // Who is asked for stays a choice, also where nothing of them was looked at.
  const agents = new Set([...statistics.agents.map(({ agent }) => agent), query.agent]);
  agents.delete("");
  const sources = new Set([...statistics.sources.map(({ source }) => source), query.source]);
  return (
    <Filters>
      <Choose
        label={text("owner-stats.statistics.period")}
        value={periods.find((days) => Number(days) === query.days) ?? "30"}
        values={periods}
        nameOf={(days) => text(`owner-stats.statistics.period.${days}`)}
        choose={(days) => ask("days", days)}
      />
      <Choose
        label={text("owner-stats.statistics.agent")}
        value={query.agent || none}
        values={[none, ...[...agents].sort()]}
        nameOf={(agent) => (agent === none ? text("owner-stats.statistics.agents.all") : agent)}
        choose={(agent) => ask("agent", named(agent))}
      />
      <Choose
        label={text("owner-stats.statistics.source")}
        value={query.source || none}
        values={[...sources].map((source) => source || none)}
        nameOf={(source) => (named(source) === ownSite ? text("owner-stats.statistics.site") : source)}
        choose={(source) => ask("source", named(source))}
      />
    </Filters>
  );
}
