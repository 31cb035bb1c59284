import { ownSite, statisticsPeriods, type Statistics, type StatisticsQuery } from "@gevel/config";
import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import styled from "styled-components";
import { useStatisticsTexts } from "./texts/use-statistics-texts";

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 280px));
  gap: 16px;
`;

/** Stands for none: an option of a select has a value. */
const none = "-";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  choose: (value: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  const known = options.some(([option]) => option === value);
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value || none} onChange={(chosen) => choose(chosen === none ? "" : String(chosen))}>
        {(known ? options : [...options, [value, value] as const]).map(([option, name]) => (
          <SingleSelectOption key={option} value={option || none}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

interface FiltersProps {
  query: StatisticsQuery;
  statistics: Statistics;
  ask: (name: keyof StatisticsQuery, value: string) => void;
}

export function StatisticsFilters({ query, statistics, ask }: FiltersProps) {
  const { text } = useStatisticsTexts();
  const agents = statistics.agents.flatMap(({ agent }) => (agent === "" ? [] : [agent])).sort();
  return (
    <Filters>
      <Choice
        label={text("owner-stats.statistics.period")}
        value={String(query.days)}
        options={statisticsPeriods.map(
          (days) => [String(days), text(`owner-stats.statistics.period.${days}`)] as const,
        )}
        choose={(days) => ask("days", days)}
      />
      <Choice
        label={text("owner-stats.statistics.agent")}
        value={query.agent}
        options={[["", text("owner-stats.statistics.agents.all")], ...agents.map((name) => [name, name] as const)]}
        choose={(agent) => ask("agent", agent)}
      />
      <Choice
        label={text("owner-stats.statistics.source")}
        value={query.source}
        options={statistics.sources.map(
          ({ source }) => [source, source === ownSite ? text("owner-stats.statistics.site") : source] as const,
        )}
        choose={(source) => ask("source", source)}
      />
    </Filters>
  );
}
