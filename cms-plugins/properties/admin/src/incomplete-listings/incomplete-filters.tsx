import { boardGaps, boardRegions, type Board, type BoardFilter } from "@gevel/config";
import { FilterSelect } from "@gevel/core/screens";
import { Box } from "@strapi/design-system";
import styled from "styled-components";
import { useMessages } from "../messages/use-messages";
import type { FilterName } from "./filter-params";

const Filters = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(165px, 1fr));
  gap: 8px;
`;

interface FiltersProps {
  filter: BoardFilter;
  incomplete: Pick<Board, "counts" | "choices">;
  onFilter: (name: FilterName, value: string) => void;
}

export function IncompleteFilters({ filter, incomplete: { counts, choices }, onFilter }: FiltersProps) {
  const { text } = useMessages();
  const sourceName = (source: string) => (source === "office" ? text("properties.board.office") : source);
  return (
    <Filters paddingBottom={4}>
      <FilterSelect
        label={text("properties.board.filter.lacks")}
        all={text("properties.board.filter.allLacks", { count: counts.all })}
        value={filter.lacks}
        options={boardGaps.map((lacks) => [lacks, text(`properties.board.lacks.${lacks}`, { count: counts[lacks] })])}
        onSelect={(value) => onFilter("lacks", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.region")}
        all={text("properties.board.filter.allRegions")}
        value={filter.region}
        options={boardRegions.map((region) => [region, text(`properties.board.region.${region}`)])}
        onSelect={(value) => onFilter("region", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.goal")}
        all={text("properties.board.filter.allGoals")}
        value={filter.goal === undefined ? undefined : String(filter.goal)}
        options={[
          ["0", text("properties.goal.sale")],
          ["1", text("properties.goal.rent")],
        ]}
        onSelect={(value) => onFilter("goal", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.agent")}
        all={text("properties.board.filter.allAgents")}
        value={filter.agent}
        options={choices.agents.map((agent) => [agent, agent])}
        onSelect={(value) => onFilter("agent", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.source")}
        all={text("properties.board.filter.allSources")}
        value={filter.source}
        options={choices.sources.map((source) => [source, sourceName(source)])}
        onSelect={(value) => onFilter("source", value)}
      />
    </Filters>
  );
}
