import { boardLacks, boardRegions, type Board, type BoardFilter } from "@gevel/config";
import { FilterChoice } from "@gevel/kit/screens";
import { Box } from "@strapi/design-system";
import styled from "styled-components";
import { useTexts } from "../texts/use-texts";
import type { FilterName } from "./board-place";

const Filters = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(165px, 1fr));
  gap: 8px;
`;

interface FiltersProps {
  filter: BoardFilter;
  board: Pick<Board, "counts" | "choices">;
  ask: (name: FilterName, value: string) => void;
}

export function BoardFilters({ filter, board: { counts, choices }, ask }: FiltersProps) {
  const { text } = useTexts();
  const sourceName = (source: string) => (source === "office" ? text("properties.board.office") : source);
  return (
    <Filters paddingBottom={4}>
      <FilterChoice
        label={text("properties.board.filter.lacks")}
        all={text("properties.board.filter.allLacks", { count: counts.all })}
        value={filter.lacks}
        options={boardLacks.map((lacks) => [lacks, text(`properties.board.lacks.${lacks}`, { count: counts[lacks] })])}
        choose={(value) => ask("lacks", value)}
      />
      <FilterChoice
        label={text("properties.board.filter.region")}
        all={text("properties.board.filter.allRegions")}
        value={filter.region}
        options={boardRegions.map((region) => [region, text(`properties.board.region.${region}`)])}
        choose={(value) => ask("region", value)}
      />
      <FilterChoice
        label={text("properties.board.filter.goal")}
        all={text("properties.board.filter.allGoals")}
        value={filter.goal === undefined ? undefined : String(filter.goal)}
        options={[
          ["0", text("properties.goal.sale")],
          ["1", text("properties.goal.rent")],
        ]}
        choose={(value) => ask("goal", value)}
      />
      <FilterChoice
        label={text("properties.board.filter.agent")}
        all={text("properties.board.filter.allAgents")}
        value={filter.agent}
        options={choices.agents.map((agent) => [agent, agent])}
        choose={(value) => ask("agent", value)}
      />
      <FilterChoice
        label={text("properties.board.filter.source")}
        all={text("properties.board.filter.allSources")}
        value={filter.source}
        options={choices.sources.map((source) => [source, sourceName(source)])}
        choose={(value) => ask("source", value)}
      />
    </Filters>
  );
}
