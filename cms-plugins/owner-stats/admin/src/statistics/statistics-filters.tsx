import { ownSite, statisticsPeriods, type Statistics, type StatisticsQuery } from "@gevel/config";
import { Select } from "@gevel/core/screens";
import styled from "styled-components";
import { useStatisticsMessages } from "./messages/use-statistics-messages";

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
  filters: StatisticsQuery;
  statistics: Statistics;
  applyFilters: (name: keyof StatisticsQuery, value: string) => void;
}

export function StatisticsFilters({ filters, statistics, applyFilters }: FiltersProps) {
  const { text } = useStatisticsMessages();
  // Who is asked for stays a choice, also where nothing of them was looked at.
  const agents = new Set([...statistics.agents.map(({ agent }) => agent), filters.agent]);
  agents.delete("");
  const sources = new Set([...statistics.sources.map(({ source }) => source), filters.source]);
  return (
    <Filters>
      <Select
        label={text("owner-stats.statistics.period")}
        value={periods.find((days) => Number(days) === filters.days) ?? "30"}
        values={periods}
        nameOf={(days) => text(`owner-stats.statistics.period.${days}`)}
        onSelect={(days) => applyFilters("days", days)}
      />
      <Select
        label={text("owner-stats.statistics.agent")}
        value={filters.agent || none}
        values={[none, ...[...agents].sort()]}
        nameOf={(agent) => (agent === none ? text("owner-stats.statistics.agents.all") : agent)}
        onSelect={(agent) => applyFilters("agent", named(agent))}
      />
      <Select
        label={text("owner-stats.statistics.source")}
        value={filters.source || none}
        values={[...sources].map((source) => source || none)}
        nameOf={(source) => (named(source) === ownSite ? text("owner-stats.statistics.site") : source)}
        onSelect={(source) => applyFilters("source", named(source))}
      />
    </Filters>
  );
}
